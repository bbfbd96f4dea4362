import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useMatchPictures } from '../../../api/match-pictures'
import { PictureGrid } from './picture-grid'

/** The pictures as the families see them; nothing while there are none. */
export function PublishedPictures({ matchId }: { matchId: string }) {
  const { t } = useTranslation('matches/report')
  const pictures = useMatchPictures(matchId)
  if (pictures.length === 0) return null
  return (
    <SectionCard title={t('pictures.title')}>
      <PictureGrid pictures={pictures} />
    </SectionCard>
  )
}

import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { FactList } from '@/shared/ui/cards/fact-list'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useMatchRatings } from '../../api/player-ratings'

interface SharedRatingsProps {
  matchId: string
  family: readonly { id: string; first_name: string }[]
}

/** What the coaches shared about each own child; nothing while there is none. */
export function SharedRatings({ matchId, family }: SharedRatingsProps) {
  const { t, i18n } = useTranslation('matches/report')
  const ratings = useMatchRatings(matchId)
  const figures = new Intl.NumberFormat(formatLocale(i18n.language), { maximumFractionDigits: 1 })
  const facts = family.flatMap(({ id, first_name }) => {
    const found = ratings.find(({ player_id, is_shared }) => player_id === id && is_shared)
    if (!found) return []
    return [
      { label: first_name, value: t('ratings.of_ten', { rating: figures.format(found.rating) }) },
    ]
  })
  if (facts.length === 0) return null
  return (
    <SectionCard title={t('ratings.family')}>
      <FactList facts={facts} />
    </SectionCard>
  )
}

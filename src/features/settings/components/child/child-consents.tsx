import { SectionCard } from '@/shared/ui/cards/section-card'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { useDataSubjects } from '../../api/data/data-subjects'
import { ConsentList } from '../data/consent-list'

/** The consents of one player of the family on the player's own page: read and answered in one place. */
export function ChildConsents({ player }: { player: { id: string } }) {
  const { t } = useTranslation('people')
  const session = useSession()
  const { data: subjects } = useDataSubjects(session?.user.id ?? '')
  const subject = subjects.find(({ playerId }) => playerId === player.id)
  if (!subject) return null
  return (
    <SectionCard title={t('consents.title')}>
      <ConsentList subject={subject} playerIds={[player.id]} hasTitle={false} />
    </SectionCard>
  )
}

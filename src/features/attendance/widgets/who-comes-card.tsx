import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { RemindMissing } from '@/features/teams/widgets/remind-missing'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { useStaffedTeams } from '../api/attendance-figures'
import { getTrainingState } from '@/features/teams/model/training-state'
import type { TrainingStatus } from '@/features/teams/model/training-state'
import { useNow } from '@/lib/time/use-now'
import { WhoComes } from '../components/who-comes'

interface WhoComesCardProps {
  training: {
    id: string
    starts_at: string
    ends_at: string
    status: TrainingStatus
    team_id: string
    team: { school: { time_zone: string } }
  }
}

/**
 * Until a session begins, for whoever plans it: who has said what, and asking the others again. Names are
 * for the team's staff; an owner who is not on it sees how many are asked.
 */
export function WhoComesCard({ training }: WhoComesCardProps) {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const now = useNow()
  const { data: teamIds = [] } = useStaffedTeams(session?.user.id ?? '', session !== null)
  if (getTrainingState(training, now) !== 'planned') return null
  const { id, team_id, team } = training
  return (
    <SectionCard title={t('attendance.who_comes.title')}>
      {teamIds.includes(team_id) ? <WhoComes trainingId={id} teamId={team_id} /> : null}
      <RemindMissing event={{ kind: 'training', id }} zone={team.school.time_zone} now={now} />
    </SectionCard>
  )
}

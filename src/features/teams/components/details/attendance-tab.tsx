import { useTranslation } from 'react-i18next'
import { toInstant } from '@/lib/time/wall-clock'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { TeamDetails } from '../../api/team'
import { TeamAttendanceSlot } from '../../widgets/team-attendance-slot'

/** Who comes how often since the season began, on the clock of the school. */
export function AttendanceTab({ team }: { team: TeamDetails }) {
  const { t } = useTranslation('teams')
  const from = toInstant({ date: team.period.starts_on, time: '00:00' }, team.school.time_zone)
  return (
    <SectionCard
      title={t('attendance.title')}
      description={t('attendance.since', { season: team.season })}
    >
      <QueryBoundary>
        <TeamAttendanceSlot teamId={team.id} from={from} />
      </QueryBoundary>
    </SectionCard>
  )
}

import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { toWallClock } from '@/lib/time/wall-clock'
import { useReadableTeams } from '@/features/teams/api/teams'
import { href, paths } from '@/lib/router/paths'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useSeasonPlan } from '../api/season-plans'
import { SeasonPlanView } from '../components/season-plan-view'
import { SeasonStart } from '../components/start/season-start'
import { useNow } from '@/lib/time/use-now'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'

/** A team's year: blocks, weekly themes, matches, and what was meant against what was done. */
export function SeasonPlanPage() {
  const { t } = useTranslation('season')
  const { teamId = '' } = useParams()
  const navigate = useNavigate()
  const now = useNow()
  const { teams, isFamily, mayWrite } = useTrainingAccess()
  const { data: readable } = useReadableTeams()
  const { data: plan } = useSeasonPlan(teamId)
  const team = readable.find(({ id }) => id === teamId)
  if (!team) return null
  const choices = isFamily ? teams : readable
  return (
    <>
      <PageHeader
        title={t('season.title')}
        description={team.name}
        actions={
          choices.length > 1 ? (
            <Select
              aria-label={t('season.team')}
              data={choices.map(({ id, name }) => ({ value: id, label: name }))}
              value={teamId}
              allowDeselect={false}
              searchable
              onChange={(id) => {
                if (id) void navigate(href(paths.seasonPlan.team, { teamId: id }))
              }}
            />
          ) : null
        }
      />
      {plan ? (
        <SeasonPlanView key={plan.id} plan={plan} team={team} mayWrite={mayWrite(teamId)} />
      ) : mayWrite(teamId) ? (
        <SeasonStart
          key={teamId}
          team={team}
          today={toWallClock(now, team.school.time_zone).date}
        />
      ) : (
        <EmptyState
          title={t('season.none_title')}
          text={t(isFamily ? 'season.none_family' : 'season.none_text')}
          picture="calendar"
        />
      )}
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ownTeamQueries } from '@/features/people/api/own-teams'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useTeamCockpit } from '../api/cockpits'
import { AttendanceCards } from '../components/coach/attendance-cards'
import { CoachStats } from '../components/coach/coach-stats'
import { LoadCard } from '../components/coach/load-card'
import { NextCard } from '../components/coach/next-card'
import { RatingsCard } from '../components/coach/ratings-card'
import { SquadCards } from '../components/coach/squad-cards'
import { TopicsCard } from '../components/coach/topics-card'
import { VarietyCard } from '../components/coach/variety-card'
import { CockpitFrame } from '../components/cockpit-frame'
import { cockpitSchema, findChosen } from '../model/cockpit-filter'

/** A coach's numbers of one team: load, attendance, topics, playing time, and what to work on next. */
export function CoachAnalyticsPage() {
  const { t } = useTranslation('analytics')
  const session = useSession()
  const { data: all, error, refetch } = useQuery(ownTeamQueries.mine(session))
  const title = t('pages.coach')
  if (!all) {
    return (
      <>
        <PageHeader title={title} />
        {error ? (
          <InlineError error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={6} />
        )}
      </>
    )
  }
  if (all.length === 0) {
    return (
      <>
        <PageHeader title={title} />
        <EmptyState
          picture="people"
          title={t('coach.no_team')}
          text={t('coach.no_team_text')}
          action={<LinkButton to={paths.teams.list}>{t('coach.to_teams')}</LinkButton>}
        />
      </>
    )
  }
  return <TeamAnalytics teams={all} title={title} />
}

interface TeamAnalyticsProps {
  teams: readonly { id: string; name: string }[]
  title: string
}

function TeamAnalytics({ teams, title }: TeamAnalyticsProps) {
  const { t } = useTranslation('analytics')
  const [place, patch] = useUrlState(cockpitSchema)
  const teamId = findChosen(teams, place.team)?.id ?? ''
  const query = useTeamCockpit(teamId, place.period)
  return (
    <CockpitFrame
      title={title}
      period={place.period}
      onPeriod={(period) => patch({ period })}
      choice={{
        label: t('team'),
        value: teamId,
        options: teams,
        onChange: (team) => patch({ team }),
      }}
      query={query}
      stats={(cockpit) => <CoachStats cockpit={cockpit} teamId={teamId} />}
    >
      {(cockpit) => (
        <>
          <NextCard cockpit={cockpit} />
          <LoadCard cockpit={cockpit} teamId={teamId} />
          <TopicsCard topics={cockpit.topics} teamId={teamId} />
          <AttendanceCards attendance={cockpit.attendance} teamId={teamId} />
          <SquadCards squad={cockpit.squad} teamId={teamId} />
          <VarietyCard exercises={cockpit.exercises} />
          <RatingsCard ratings={cockpit.ratings} />
        </>
      )}
    </CockpitFrame>
  )
}

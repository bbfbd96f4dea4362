import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useTeam } from '@/features/teams/api/team'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { LeagueTab } from '../components/league/league-tab'
import { SeasonFilters } from '../components/season/season-filters'
import { SeasonOverview } from '../components/season/season-overview'
import { seasonFilterSchema } from '../model/season/season-results'

/** How a team's season goes, and its league table, for the coaches of the team and the owner. */
export function SeasonPage() {
  const { teamId = '' } = useParams()
  const { t } = useTranslation('matches/season')
  const team = useTeam(teamId)
  const [{ kind }, patch] = useUrlState(seasonFilterSchema)
  return (
    <DetailsPage
      title={t('title')}
      description={`${team.name} · ${team.season}`}
      back={{ to: href(paths.teams.details, { id: teamId }), label: team.name }}
      actions={
        <LinkButton kind="secondary" to={href(paths.matches.ledger, { teamId })}>
          {t('playing_time')}
        </LinkButton>
      }
      tabs={[
        {
          key: 'results',
          label: t('tabs.results'),
          content: (
            <>
              <SeasonFilters team={team} kind={kind} onKind={(next) => patch({ kind: next })} />
              <SeasonOverview team={team} kind={kind} />
            </>
          ),
        },
        {
          key: 'table',
          label: t('tabs.table'),
          content: (
            <QueryBoundary>
              <LeagueTab team={team} />
            </QueryBoundary>
          ),
        },
      ]}
    />
  )
}

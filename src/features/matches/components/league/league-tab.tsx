import { useTranslation } from 'react-i18next'
import type { TeamDetails } from '@/features/teams/api/team'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import layout from '@/shared/ui/layout.module.css'
import { useLeagueResults } from '../../api/league'
import { useLeagueMatches } from '../../api/season'
import { computeLeagueTable, listCompetitions, toOwnGames } from '../../model/season/league-table'
import { seasonFilterSchema } from '../../model/season/season-results'
import { NoTableReason } from '../season/no-table-reason'
import { LeaguePaper } from './league-paper'
import { LeagueResults } from './league-results'
import { LeagueTable } from './league-table'

/** The table of one competition, and the results it is made of that are not the team's own. */
export function LeagueTab({ team }: { team: TeamDetails }) {
  const { t } = useTranslation(['matches/season', 'matches/list'])
  const { has_table, matches } = useLeagueMatches(team.id)
  const typed = useLeagueResults(team.id)
  const [state, patch] = useUrlState(seasonFilterSchema)
  if (!has_table) {
    return (
      <SectionCard title={t('tabs.table')}>
        <NoTableReason teamId={team.id} />
      </SectionCard>
    )
  }
  const competitions = listCompetitions(matches, typed)
  const competition =
    competitions.find((known) => (known ?? '') === state.competition) ?? competitions[0] ?? null
  const results = typed.filter((result) => result.competition === competition)
  const games = [...toOwnGames(matches, competition), ...results]
  const lines = computeLeagueTable(games, team.name)
  const title = competition ?? t('matches/list:kind.league')
  return (
    <div className={layout.stack4}>
      {competitions.length > 1 ? (
        <div className={layout.row2}>
          <FilterSelect
            label={t('matches/list:column.competition')}
            value={[competition ?? '']}
            options={competitions.map((known) => ({
              value: known ?? '',
              label: known ?? t('league.unnamed'),
            }))}
            onChange={([chosen]) => patch({ competition: chosen ?? '' })}
          />
        </div>
      ) : null}
      <LeagueTable title={title} lines={lines} teamName={team.name} />
      <LeagueResults team={team} competition={competition} results={results} games={games} />
      <LeaguePaper title={title} lines={lines} team={team} />
    </div>
  )
}

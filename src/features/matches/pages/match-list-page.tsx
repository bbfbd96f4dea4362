import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useFamilyDates } from '@/features/attendance/widgets/family/use-family-dates'
import { getMatchSide } from '@/features/teams/model/fixture'
import { computeMatchEnd } from '@/features/teams/model/match-file'
import { href, paths } from '@/lib/router/paths'
import { useNow } from '@/lib/time/use-now'
import { toOption, toOptions } from '@/shared/ui/filters/list-filter'
import { CardLines, Dim, FactLine } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useList } from '@/shared/ui/patterns/use-list'
import { matchListQueries, useSeasonNames, type ListedMatch } from '../api/match-list'
import { FirstSteps, ImportLink } from '../components/list/import-link'
import { KickOff, MatchName, MatchState } from '../components/list/match-lines'
import { MatchListActions } from '../components/list/match-list-actions'
import { useMatchScope } from '../components/list/use-match-scope'
import {
  createTabAddress,
  findMatchSchema,
  matchKinds,
  matchSides,
  matchStatuses,
  matchTabs,
} from '../model/match-filter'

/** Every match of one's teams: what comes, what was played, and the answers of a family's children. */
export function MatchListPage() {
  const { t } = useTranslation(['matches/list', 'matches'])
  const now = useNow()
  const [params] = useSearchParams()
  const { tab, schema } = findMatchSchema(params)
  const { isFamily, canWiden, mayCreate, getScope, offerTeams, findSeasonTeam } = useMatchScope()
  const family = useFamilyDates(now)
  const list = useList(schema, (filter) => matchListQueries.list(getScope(filter.school), filter))
  const { filter } = list
  const seasons = useSeasonNames()
  const teams = offerTeams(filter.school)
  const renderName = (match: ListedMatch) => <MatchName match={match} />
  const renderTime = (match: ListedMatch) => <KickOff match={match} />
  const renderState = (match: ListedMatch) => <MatchState match={match} now={now} />
  const renderAnswers = (match: ListedMatch) => <Dim>{family?.formatAnswers(toDate(match))}</Dim>
  return (
    <ListPage
      title={t('matches:pages.list')}
      list={list}
      create={mayCreate ? { to: paths.matches.create, label: t('create') } : null}
      actions={
        <>
          {mayCreate ? <ImportLink teams={filter.teams} /> : null}
          <MatchListActions
            teamId={findSeasonTeam(filter.teams)?.id ?? null}
            mayCreate={mayCreate}
            scope={getScope(filter.school)}
            filter={filter}
          />
        </>
      }
      tabs={
        <TabLinks
          label={t('tabs.label')}
          tabs={matchTabs.map((key) => ({
            key,
            label: t(`tabs.${key}`),
            to: createTabAddress(key, params),
          }))}
        />
      }
      search={{ label: t('search'), placeholder: t('search_example') }}
      filters={[
        teams.length > 1 && { key: 'teams', label: t('column.team'), options: toOptions(teams) },
        {
          key: 'kind',
          label: t('column.kind'),
          options: matchKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
        },
        {
          key: 'side',
          label: t('column.side'),
          options: matchSides.map((value) => ({ value, label: t(`side.${value}`) })),
        },
        {
          key: 'status',
          label: t('column.status'),
          options: matchStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        !isFamily &&
          seasons.length > 1 && {
            key: 'season',
            label: t('season'),
            options: seasons.map(toOption),
          },
        canWiden && { key: 'school', label: t('school'), along: { teams: [] } },
      ]}
      rowKey={({ id }) => id}
      rowLabel={({ team, opponent }) => `${team.name} – ${opponent}`}
      rowHref={({ id }) => href(paths.matches.details, { id })}
      columns={[
        { key: 'starts_at', header: t('column.date'), render: renderTime },
        { key: 'opponent', header: t('column.match'), render: renderName },
        {
          key: 'side',
          header: t('column.side'),
          render: (match) => t(`side.${getMatchSide(match)}`),
        },
        ...(family ? [{ key: 'answer', header: t('column.answer'), render: renderAnswers }] : []),
        { key: 'status', header: t('column.result'), render: renderState },
      ]}
      phoneCard={(match) => (
        <CardLines>
          {renderTime(match)}
          {renderName(match)}
          <FactLine>
            <Dim>{t(`side.${getMatchSide(match)}`)}</Dim>
            {renderState(match)}
          </FactLine>
          {family ? renderAnswers(match) : null}
        </CardLines>
      )}
      empty={{
        title: t(`empty.${tab}`),
        text: t(mayCreate ? 'empty.staff' : 'empty.family'),
        ...(mayCreate ? { action: <FirstSteps teams={filter.teams} /> } : {}),
      }}
    />
  )
}

/** The match as a date that is answered. */
function toDate(match: ListedMatch) {
  const { id, team, starts_at, status } = match
  const ends_at = computeMatchEnd(match)
  return {
    kind: 'match' as const,
    id,
    team,
    starts_at,
    ends_at,
    is_cancelled: status === 'cancelled',
  }
}

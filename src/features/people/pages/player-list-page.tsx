import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { Pager } from '@/shared/ui/table/pager'
import { usePlayers } from '../api/players/players'
import { NobodyFound } from '../components/players/nobody-found'
import { PlayerListActions } from '../components/players/player-list-actions'
import { PlayerTable } from '../components/players/player-table'
import { PlayerToolbar } from '../components/players/player-toolbar'
import { usePeopleAccess } from '../components/use-people-access'
import { playerFilterSchema, playersPageSize } from '../model/player-filter'

/** Every player the person may see: an owner the club's, a coach the own squads', a family its own. */
export function PlayerListPage() {
  const { t } = useTranslation('people')
  const [filter, patchFilter] = useUrlState(playerFilterSchema)
  const { data, error, refetch, isPlaceholderData } = usePlayers(filter)
  const { myTeams } = usePeopleAccess()
  return (
    <ListPage
      title={t('pages.players')}
      count={data?.total}
      action={<PlayerListActions filter={filter} />}
      toolbar={<PlayerToolbar filter={filter} teams={myTeams} onChange={patchFilter} />}
      pager={
        <Pager
          page={filter.page}
          pageSize={playersPageSize}
          total={data?.total ?? 0}
          onChange={(page) => patchFilter({ page })}
        />
      }
    >
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={8} /> : null}
      {data && data.rows.length === 0 ? (
        <NobodyFound filter={filter} onFilter={patchFilter} />
      ) : null}
      {data && data.rows.length > 0 ? (
        <PlayerTable
          rows={data.rows}
          filter={filter}
          onFilter={patchFilter}
          isUpdating={isPlaceholderData}
        />
      ) : null}
    </ListPage>
  )
}

import { IconMailForward } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { manyOf } from '@/shared/ui/filters/list-filter'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { NoMatch } from '@/shared/ui/states/no-match'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { Pager } from '@/shared/ui/table/pager'
import { useCoaches } from '../api/coaches'
import { CoachTable } from '../components/coaches/coach-table'
import { usePeopleAccess } from '../components/use-people-access'
import { coachesPageSize, coachFilterSchema } from '../model/coach'

/** The coaches of the club; a family sees those of its own teams. */
export function CoachListPage() {
  const { t } = useTranslation('people')
  const [filter, patchFilter] = useUrlState(coachFilterSchema)
  const { data, error, refetch, isPlaceholderData } = useCoaches(filter)
  const { isOwner, myTeams } = usePeopleAccess()
  const isFiltered = filter.q !== '' || filter.teams.length > 0
  return (
    <ListPage
      title={t('pages.coaches')}
      count={data?.total}
      action={
        isOwner ? (
          <LinkButton
            to={`${paths.players.invite}?role=coach`}
            icon={<IconMailForward size={18} stroke={1.75} />}
          >
            {t('coaches.invite')}
          </LinkButton>
        ) : null
      }
      toolbar={
        <FilterToolbar
          search={{
            label: t('coaches.search'),
            placeholder: t('coaches.placeholder'),
            value: filter.q,
            onChange: (q) => patchFilter({ q }),
            maxLength: 100,
          }}
          filters={[
            myTeams.length > 1
              ? manyOf({
                  label: t('list.team'),
                  value: filter.teams,
                  options: myTeams.map(({ id, name }) => ({ value: id, label: name })),
                  onChange: (teams) => patchFilter({ teams }),
                })
              : null,
          ]}
          active={Number(filter.teams.length > 0)}
          onClear={() => patchFilter({ teams: [] })}
        />
      }
      pager={
        <Pager
          page={filter.page}
          pageSize={coachesPageSize}
          total={data?.total ?? 0}
          onChange={(page) => patchFilter({ page })}
        />
      }
    >
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={6} /> : null}
      {data && data.rows.length === 0 ? (
        isFiltered ? (
          <NoMatch onClear={() => patchFilter({ q: '', teams: [] })} />
        ) : (
          <EmptyState
            picture="people"
            title={t('coaches.empty_title')}
            text={t('coaches.empty_text')}
          />
        )
      ) : null}
      {data && data.rows.length > 0 ? (
        <CoachTable
          rows={data.rows}
          filter={filter}
          onFilter={patchFilter}
          isUpdating={isPlaceholderData}
        />
      ) : null}
    </ListPage>
  )
}

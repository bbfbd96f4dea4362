import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { Pager } from '@/shared/ui/table/pager'
import { useTeamList } from '../api/team-list'
import { SchoolLinks } from '../components/list/school-links'
import { NoTeams } from '../components/list/no-teams'
import { TeamTable } from '../components/list/team-table'
import { TeamToolbar } from '../components/list/team-toolbar'
import { teamFilterSchema, teamsPageSize } from '../model/team-filter'

/** Every team the person may see: staff the school's, families the own ones, administrators all. */
export function TeamListPage() {
  const { t } = useTranslation('teams')
  const [filter, patch] = useUrlState(teamFilterSchema)
  const { data, error, refetch, isPlaceholderData } = useTeamList(filter)
  const isOwner = useSession()?.profile?.role === 'owner'
  return (
    <ListPage
      title={t('pages.list')}
      count={data?.total}
      description={<SchoolLinks />}
      action={
        isOwner ? (
          <LinkButton to={paths.teams.create} icon={<IconPlus size={20} stroke={1.75} />}>
            {t('list.add')}
          </LinkButton>
        ) : null
      }
      toolbar={<TeamToolbar filter={filter} onChange={patch} />}
      pager={
        <Pager
          page={filter.page}
          pageSize={teamsPageSize}
          total={data?.total ?? 0}
          onChange={(page) => patch({ page })}
        />
      }
    >
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!data && !error ? <ListSkeleton rows={8} /> : null}
      {data && data.rows.length === 0 ? (
        <NoTeams filter={filter} isOwner={isOwner} onFilter={patch} />
      ) : null}
      {data && data.rows.length > 0 ? (
        <TeamTable
          rows={data.rows}
          filter={filter}
          onFilter={patch}
          isUpdating={isPlaceholderData}
        />
      ) : null}
    </ListPage>
  )
}

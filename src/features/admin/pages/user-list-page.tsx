import { useState } from 'react'
import { IconMailPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkQuestions } from '@/features/people/widgets/link-questions'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { Pager } from '@/shared/ui/table/pager'
import { SelectionBar } from '@/shared/ui/table/selection-bar'
import { useAdminUsers, useAskAhead, type AdminUser } from '../api/users'
import { BulkActions, type BulkTask } from '../components/users/bulk-actions'
import { BulkSheets } from '../components/users/bulk-sheets'
import { HeldRolesSheet } from '../components/roles/held-roles-sheet'
import { UserTable } from '../components/users/user-table'
import { UserToolbar } from '../components/users/user-toolbar'
import { userFilterSchema, usersPageSize } from '../model/user-filter'

/** Everybody with an account; here an administrator gives waiting people their roles. */
export function UserListPage() {
  const { t } = useTranslation('admin')
  const [filter, patchFilter] = useUrlState(userFilterSchema, useAskAhead())
  const { data, error, refetch, isPlaceholderData } = useAdminUsers(filter)
  const [selectedIds, setSelectedIds] = useState<string[]>([])
  const [task, setTask] = useState<BulkTask | null>(null)
  const [managing, setManaging] = useState<AdminUser | null>(null)
  const rows = data?.rows ?? []
  const selected = rows.filter(({ id }) => id !== null && selectedIds.includes(id))

  function handleFilter(patch: Partial<typeof filter>) {
    setSelectedIds([])
    patchFilter({ page: 1, ...patch })
  }
  function handleDone() {
    setTask(null)
    setSelectedIds([])
  }

  return (
    <ListPage
      title={t('users.title')}
      count={data?.total}
      action={
        <LinkButton
          to={paths.admin.users.create}
          icon={<IconMailPlus size={20} stroke={1.75} aria-hidden />}
        >
          {t('users.add')}
        </LinkButton>
      }
      toolbar={<UserToolbar filter={filter} onChange={handleFilter} />}
      selection={
        <SelectionBar count={selected.length} onClear={() => setSelectedIds([])}>
          <BulkActions people={selected} onTask={setTask} />
        </SelectionBar>
      }
      pager={
        <Pager
          page={filter.page}
          pageSize={usersPageSize}
          total={data?.total ?? 0}
          onChange={(page) => handleFilter({ page })}
        />
      }
    >
      <LinkQuestions />
      {error && !data && <InlineError error={error} onRetry={() => void refetch()} />}
      {data && (
        <UserTable
          rows={rows}
          filter={filter}
          onFilter={handleFilter}
          isUpdating={isPlaceholderData}
          selection={{ ids: selectedIds, onChange: setSelectedIds }}
          onAssign={(user) => setTask({ kind: 'assign', people: [user] })}
          onManage={setManaging}
        />
      )}
      {task && <BulkSheets task={task} onClose={() => setTask(null)} onDone={handleDone} />}
      {managing && <HeldRolesSheet user={managing} onClose={() => setManaging(null)} />}
    </ListPage>
  )
}

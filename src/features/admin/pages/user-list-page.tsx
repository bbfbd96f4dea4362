import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { Button } from '@/shared/ui/button'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { InlineError } from '@/shared/ui/states/inline-error'
import { Pager } from '@/shared/ui/table/pager'
import { SelectionBar } from '@/shared/ui/table/selection-bar'
import { useAdminUsers, type AdminUser } from '../api/users'
import { AssignRoleSheet } from '../components/assign-role-sheet'
import { HeldRolesSheet } from '../components/held-roles-sheet'
import { UserTable } from '../components/user-table'
import { UserToolbar } from '../components/user-toolbar'
import { userFilterSchema, usersPageSize } from '../model/user-filter'

/** Everybody with an account; here an administrator gives a waiting person a role. */
export function UserListPage() {
  const { t } = useTranslation('admin')
  const [filter, patchFilter] = useUrlState(userFilterSchema)
  const { data, error, refetch, isPlaceholderData } = useAdminUsers(filter)
  const [selectedIds, setSelectedIds] = useState<string[]>([])
  const [assigning, setAssigning] = useState<AdminUser[]>([])
  const [managing, setManaging] = useState<AdminUser | null>(null)
  const rows = data?.rows ?? []
  const selected = rows.filter(({ id }) => id !== null && selectedIds.includes(id))

  function handleFilter(patch: Partial<typeof filter>) {
    setSelectedIds([])
    patchFilter({ page: 1, ...patch })
  }

  return (
    <ListPage
      title={t('users.title')}
      count={data?.total}
      toolbar={<UserToolbar filter={filter} onChange={handleFilter} />}
      selection={
        <SelectionBar count={selected.length} onClear={() => setSelectedIds([])}>
          <Button onClick={() => setAssigning(selected)}>{t('users.assign')}</Button>
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
      {error && !data && <InlineError error={error} onRetry={() => void refetch()} />}
      {data && (
        <UserTable
          rows={rows}
          filter={filter}
          onFilter={handleFilter}
          isUpdating={isPlaceholderData}
          selection={{ ids: selectedIds, onChange: setSelectedIds }}
          onAssign={(user) => setAssigning([user])}
          onManage={setManaging}
        />
      )}
      {assigning.length > 0 && (
        <AssignRoleSheet
          people={assigning}
          onClose={() => setAssigning([])}
          onDone={() => {
            setAssigning([])
            setSelectedIds([])
          }}
        />
      )}
      {managing && <HeldRolesSheet user={managing} onClose={() => setManaging(null)} />}
    </ListPage>
  )
}

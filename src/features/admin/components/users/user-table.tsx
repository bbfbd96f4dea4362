import { useTranslation } from 'react-i18next'
import { formatAge, formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { DataTable } from '@/shared/ui/table/data-table'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { NoMatch } from '@/shared/ui/states/no-match'
import type { AdminUser } from '../../api/users'
import { userSorts, type UserFilter } from '../../model/user-filter'
import { RequestSummary } from '../request-summary'
import { RoleBadges } from '../role-badges'
import { UserActions } from './user-actions'
import { UserName } from '../user-name'
import styles from '../users.module.css'

interface UserTableProps {
  rows: AdminUser[]
  filter: UserFilter
  onFilter: (patch: Partial<UserFilter>) => void
  isUpdating: boolean
  selection: { ids: string[]; onChange: (ids: string[]) => void }
  onAssign: (user: AdminUser) => void
  onManage: (user: AdminUser) => void
}

export function UserTable(props: UserTableProps) {
  const { rows, filter, onFilter, isUpdating, selection, onAssign, onManage } = props
  const { t } = useTranslation('admin')
  if (rows.length === 0) return <NobodyFound filter={filter} onFilter={onFilter} />

  const actions = (user: AdminUser) => (
    <UserActions user={user} onAssign={onAssign} onManage={onManage} />
  )
  return (
    <DataTable
      label={t('users.list')}
      rows={rows}
      rowKey={(user) => user.id ?? ''}
      rowHref={(user) => href(paths.admin.users.details, { id: user.id ?? '' })}
      rowLabel={(user) => user.full_name || user.email || ''}
      columns={[
        {
          key: 'full_name',
          header: t('columns.name'),
          render: (user) => <UserName user={user} />,
          isSortable: true,
        },
        {
          key: 'roles',
          header: t('columns.roles'),
          render: (user) => <RoleBadges user={user} />,
        },
        {
          key: 'requested_at',
          header: t('columns.request'),
          render: (user) => <RequestSummary user={user} />,
          isSortable: true,
        },
        {
          key: 'created_at',
          header: t('columns.joined'),
          render: (user) => user.created_at && formatDate(user.created_at),
          isSortable: true,
        },
      ]}
      rowActions={actions}
      renderCard={(user) => (
        <div className={styles.card}>
          <UserName user={user} />
          <div className={styles.cardFacts}>
            <RoleBadges user={user} />
            {user.requested_role && <RequestSummary user={user} />}
          </div>
          {user.created_at && (
            <span className={styles.dim}>
              {t('columns.joined')} {formatAge(user.created_at)}
            </span>
          )}
        </div>
      )}
      sort={{ key: filter.sort, dir: filter.dir }}
      onSort={({ key, dir }) => {
        const sort = userSorts.find((known) => known === key)
        if (sort) onFilter({ sort, dir })
      }}
      selection={selection}
      isUpdating={isUpdating}
    />
  )
}

type NobodyFoundProps = Pick<UserTableProps, 'filter' | 'onFilter'>

/** First use, nothing waiting and no match are three different pieces of news. */
function NobodyFound({ filter, onFilter }: NobodyFoundProps) {
  const { t } = useTranslation('admin')
  const clear = () => onFilter({ q: '', status: 'all', role: '', school: '' })
  if (filter.q || filter.role || filter.school || filter.status === 'suspended')
    return <NoMatch onClear={clear} />
  if (filter.status === 'pending') {
    return (
      <EmptyState
        picture="people"
        title={t('users.none_waiting_title')}
        text={t('users.none_waiting_text')}
      />
    )
  }
  return <EmptyState picture="people" title={t('users.empty_title')} text={t('users.empty_text')} />
}

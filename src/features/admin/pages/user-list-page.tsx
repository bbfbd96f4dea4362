import { IconMailPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { LinkQuestions } from '@/features/people/widgets/link-questions'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { appRoles } from '@/features/session/model/session'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatAge, formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { toOptions } from '@/shared/ui/filters/list-filter'
import { CardLines, Dim, FactLine } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { adminUserQueries, type AdminUser } from '../api/users'
import { RequestSummary } from '../components/request-summary'
import { RoleBadges } from '../components/role-badges'
import { UserName } from '../components/user-name'
import { BulkActions } from '../components/users/bulk-actions'
import { UserActions } from '../components/users/user-actions'
import { useUserTasks } from '../components/users/use-user-tasks'
import { userFilterSchema, type UserFilter } from '../model/user-filter'

const renderName = (user: AdminUser) => <UserName user={user} />
const renderRoles = (user: AdminUser) => <RoleBadges user={user} />
const request = (user: AdminUser) => <RequestSummary user={user} />

/** Everybody with an account; here an administrator gives waiting people their roles. */
export function UserListPage() {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const { data: schools = [] } = useSchoolOptions()
  const list = useList(userFilterSchema, adminUserQueries.list)
  const tasks = useUserTasks(() => list.select([]))
  const isWaiting = list.filter.status === 'pending'
  const isQueue = isWaiting && list.q === ''
  // who waits has neither role nor school: those filters and "waiting" exclude each other
  const along: Partial<UserFilter> = isWaiting ? { status: 'all' } : {}
  const none: Partial<UserFilter> = { role: '', school: '' }
  const roleOptions = appRoles.map((value) => ({ value, label: roleName(value) }))
  return (
    <>
      <ListPage
        title={t('users.title')}
        label={t('users.list')}
        list={list}
        create={{
          to: paths.admin.users.create,
          label: t('users.add'),
          icon: <IconMailPlus size={20} stroke={1.75} />,
        }}
        search={{
          label: t('users.search'),
          placeholder: t('users.search_placeholder'),
        }}
        filters={[
          { key: 'status', label: t('users.status_pending'), on: 'pending', along: none },
          { key: 'status', label: t('users.status_suspended'), on: 'suspended' },
          { key: 'role', label: t('users.role'), options: roleOptions, along },
          { key: 'school', label: t('assign.school'), options: toOptions(schools), along },
        ]}
        notice={<LinkQuestions />}
        rowKey={({ id }) => id ?? ''}
        rowHref={({ id }) => href(paths.admin.users.details, { id: id ?? '' })}
        rowLabel={({ full_name, email }) => full_name || email || ''}
        columns={[
          { key: 'full_name', header: t('columns.name'), render: renderName },
          { key: 'roles', header: t('columns.roles'), render: renderRoles },
          { key: 'requested_at', header: t('columns.request'), render: request },
          {
            key: 'created_at',
            header: t('columns.joined'),
            render: ({ created_at }) => created_at && formatDate(created_at),
          },
        ]}
        rowActions={(user) => (
          <UserActions user={user} onTask={tasks.start} onManage={tasks.manage} />
        )}
        bulkActions={(people) => <BulkActions people={people} onTask={tasks.start} />}
        phoneCard={(user) => (
          <CardLines>
            {renderName(user)}
            <FactLine>
              {renderRoles(user)}
              {user.requested_role && request(user)}
            </FactLine>
            <Dim>
              {t('columns.joined')} {formatAge(user.created_at)}
            </Dim>
          </CardLines>
        )}
        empty={{
          picture: 'people',
          title: t(isQueue ? 'users.none_waiting_title' : 'users.empty_title'),
          text: t(isQueue ? 'users.none_waiting_text' : 'users.empty_text'),
          action: null,
          whenFiltered: isQueue,
        }}
      />
      {tasks.sheets}
    </>
  )
}

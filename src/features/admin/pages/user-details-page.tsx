import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { PersonAvatar } from '@/shared/ui/person-avatar'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useAccount } from '../api/accounts'
import { AccountMenu } from '../components/account/account-menu'
import { AccountSheets, type AccountTask } from '../components/account/account-sheets'
import { ConsentsCard } from '../components/account/consents-card'
import { FamilyCards } from '../components/account/family-cards'
import { HeldRolesCard } from '../components/account/held-roles-card'
import { ProfileCard } from '../components/account/profile-card'
import { SecondFactorCard } from '../components/account/second-factor-card'
import { AuditTrail } from '../components/audit/audit-trail'

/** One account in full: profile and roles, teams and family, consents, and what happened to it. */
export function UserDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('admin')
  const account = useAccount(id)
  const [task, setTask] = useState<AccountTask | null>(null)
  const name = `${account.first_name} ${account.last_name}`.trim() || account.email
  const isSuspended = account.status === 'suspended'

  return (
    <DetailsPage
      title={name}
      back={{ to: paths.admin.users.list, label: t('users.title') }}
      media={<PersonAvatar name={name} src={account.avatar_url} size={72} />}
      description={
        <StatusBadge tone={isSuspended ? 'red' : 'green'}>
          {t(`account.statuses.${account.status}`)}
        </StatusBadge>
      }
      facts={[
        { label: t('account.email'), value: account.email },
        { label: t('account.joined'), value: formatDate(account.created_at) },
      ]}
      actions={
        <LinkButton kind="secondary" to={href(paths.admin.users.edit, { id })}>
          {t('account.edit')}
        </LinkButton>
      }
      menu={
        <AccountMenu
          account={account}
          name={name}
          onStatus={() => setTask('status')}
          onView={() => setTask('view')}
        />
      }
      tabs={[
        {
          key: 'profile',
          label: t('account.profile'),
          content: (
            <>
              <HeldRolesCard
                account={account}
                onAssign={() => setTask('assign')}
                onManage={() => setTask('manage')}
              />
              <ProfileCard account={account} />
              <QueryBoundary>
                <SecondFactorCard userId={id} name={name} />
              </QueryBoundary>
            </>
          ),
        },
        {
          key: 'family',
          label: t('account.family'),
          content: (
            <QueryBoundary>
              <FamilyCards account={account} name={name} />
              <ConsentsCard userId={id} />
            </QueryBoundary>
          ),
        },
        {
          key: 'activity',
          label: t('audit.title'),
          content: <AuditTrail about={{ person: id }} description={t('audit.of_person')} />,
        },
      ]}
    >
      {task && (
        <AccountSheets account={account} name={name} task={task} onClose={() => setTask(null)} />
      )}
    </DetailsPage>
  )
}

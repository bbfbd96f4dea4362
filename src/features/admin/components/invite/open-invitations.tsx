import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatAge, formatDate } from '@/lib/dates'
import { AddressText } from '@/shared/ui/address-text'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { StatusBadge } from '@/shared/ui/status-badge'
import { DataTable } from '@/shared/ui/table/data-table'
import layout from '@/shared/ui/layout.module.css'
import { useOpenInvitations, type OpenInvitation } from '../../api/invitations'
import styles from '../users.module.css'
import { InvitationActions } from './invitation-actions'

/** Who was invited and has not answered: when it was sent, when it runs out, again or take back. */
export function OpenInvitations() {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const { data, error, refetch } = useOpenInvitations()
  const describePlace = ({ role, school }: OpenInvitation) => `${roleName(role)} · ${school.name}`
  return (
    <SectionCard title={t('invite.open')}>
      {error && !data && <InlineError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.length === 0 && <p className={styles.dim}>{t('invite.none')}</p>}
      {data && data.length > 0 && (
        <DataTable
          label={t('invite.open')}
          rows={data}
          rowKey={({ id }) => id}
          rowLabel={({ email }) => email}
          columns={[
            {
              key: 'email',
              header: t('account.email'),
              render: ({ email }) => (
                <span className={styles.email}>
                  <AddressText address={email} />
                </span>
              ),
            },
            { key: 'where', header: t('invite.where'), render: describePlace },
            {
              key: 'sent',
              header: t('invite.sent_at'),
              render: ({ last_sent_at, sent_count }) =>
                t('invite.sent_times', { age: formatAge(last_sent_at), count: sent_count }),
            },
            {
              key: 'expires',
              header: t('invite.expires'),
              render: (invitation) => <Expiry invitation={invitation} />,
            },
          ]}
          rowActions={(invitation) => <InvitationActions invitation={invitation} />}
          renderCard={(invitation) => (
            <div className={layout.stack3}>
              <span className={styles.name}>
                <AddressText address={invitation.email} />
              </span>
              <span className={styles.dim}>{describePlace(invitation)}</span>
              <Expiry invitation={invitation} />
            </div>
          )}
        />
      )}
    </SectionCard>
  )
}

function Expiry({ invitation }: { invitation: OpenInvitation }) {
  const { t } = useTranslation('admin')
  if (invitation.isExpired) {
    return <StatusBadge tone="amber">{t('invite.expired')}</StatusBadge>
  }
  return t('invite.until', { date: formatDate(invitation.expires_at) })
}

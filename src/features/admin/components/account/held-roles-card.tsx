import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatDate } from '@/lib/dates'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { FactList } from '@/shared/ui/cards/fact-list'
import type { Account } from '../../api/accounts'
import styles from '../users.module.css'

interface HeldRolesCardProps {
  account: Account
  onAssign: () => void
  onManage: () => void
}

/** The roles held, where and since when, and what was asked for on top. */
export function HeldRolesCard({ account, onAssign, onManage }: HeldRolesCardProps) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const { roles, request } = account
  return (
    <SectionCard
      title={t('columns.roles')}
      actions={
        <>
          {roles.length > 0 && (
            <Button kind="quiet" onClick={onManage}>
              {t('row.manage')}
            </Button>
          )}
          <Button kind="secondary" onClick={onAssign}>
            {t('row.assign')}
          </Button>
        </>
      }
    >
      {roles.length === 0 && <p className={styles.dim}>{t('manage.none')}</p>}
      {roles.length > 0 && (
        <FactList
          layout="stack"
          facts={roles.map(({ role, granted_at, school }) => ({
            label: `${roleName(role)} · ${school?.name ?? t('manage.platform')}`,
            value: t('manage.since', { date: formatDate(granted_at) }),
          }))}
        />
      )}
      {request && (
        <p className={styles.message}>
          {t('columns.wants', { role: roleName(request.role) })}
          {request.school_name && ` ${t('columns.at_school', { school: request.school_name })}`}
          {request.child_name && ` · ${t('columns.for_child', { child: request.child_name })}`}
          {request.message && ` – ${request.message}`}
        </p>
      )}
    </SectionCard>
  )
}

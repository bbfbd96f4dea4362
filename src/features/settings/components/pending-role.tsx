import { IconHourglassHigh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getSession, refreshProfile } from '@/features/session/api/session-store'
import type { RoleRequest } from '@/features/session/api/role-request-api'
import { dashboardPath } from '@/features/session/model/home'
import { currentLocale } from '@/lib/i18n/setup'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import styles from './pending-role.module.css'

interface PendingRoleProps {
  request: RoleRequest | null
}

/** For an account without a role: what is going on, and what can be done meanwhile. */
export function PendingRole({ request }: PendingRoleProps) {
  const { t } = useTranslation(['settings', 'common'])
  const navigate = useNavigate()
  const [isChecking, setChecking] = useState(false)
  const role = request?.role ? t(`common:roles.${request.role}`) : null

  async function check(): Promise<void> {
    setChecking(true)
    await refreshProfile()
    setChecking(false)
    const dashboard = dashboardPath(getSession()?.profile?.role ?? null)
    if (dashboard) await navigate(dashboard)
    else showToast('info', 'settings:pending.not_yet')
  }

  return (
    <section className={styles.panel} aria-labelledby="pending-title">
      <IconHourglassHigh className={styles.icon} size={32} stroke={1.5} aria-hidden="true" />
      <div className={layout.grid3}>
        <h2 id="pending-title">{t('pending.title')}</h2>
        <p className={styles.text}>{t('pending.text')}</p>
        {role && request?.status === 'pending' && (
          <p className={styles.request}>
            {t('pending.requested', { role, date: longDate(request.created_at) })}
            {request.school_name && <span>{request.school_name}</span>}
          </p>
        )}
        {role && request?.status === 'declined' && (
          <p className={styles.request}>{t('pending.declined', { role })}</p>
        )}
        <div className={layout.wrap2}>
          <LinkButton to={paths.roleSelection}>
            {request?.status === 'pending' ? t('pending.change') : t('pending.choose')}
          </LinkButton>
          <Button kind="quiet" busy={isChecking} onClick={() => void check()}>
            {t('pending.check')}
          </Button>
        </div>
      </div>
    </section>
  )
}

function longDate(iso: string): string {
  return new Intl.DateTimeFormat(currentLocale(), { dateStyle: 'long' }).format(new Date(iso))
}

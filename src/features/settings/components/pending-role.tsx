import { IconHourglassHigh } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { getSession, refreshProfile } from '@/features/session/api/session-store'
import type { RoleRequest } from '@/features/session/api/role-request-api'
import { getDashboardPath } from '@/features/session/model/home'
import { formatDate } from '@/lib/dates'
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
    const dashboard = getDashboardPath(getSession()?.profile?.role ?? null)
    if (dashboard) await navigate(dashboard)
    else showToast('info', 'settings:pending.not_yet')
  }

  return (
    <section
      className={`${layout.flex} ${layout.gap4} ${layout.roundCard} ${layout.ground1} ${styles.panel}`}
      aria-labelledby="pending-title"
    >
      <IconHourglassHigh
        className={`${layout.amber} ${layout.fixed}`}
        size={32}
        stroke={1.5}
        aria-hidden="true"
      />
      <div className={layout.grid3}>
        <h2 id="pending-title">{t('pending.title')}</h2>
        <p className={`${layout.plain} ${styles.text}`}>{t('pending.text')}</p>
        {role && request?.status === 'pending' && (
          <p className={`${layout.name} ${layout.plain} ${layout.grid} ${styles.request}`}>
            {t('pending.requested', { role, date: formatDate(request.created_at) })}
            {request.school_name && <span>{request.school_name}</span>}
            {request.child_name && <span>{request.child_name}</span>}
          </p>
        )}
        {role && request?.status === 'declined' && (
          <p className={`${layout.name} ${layout.plain} ${layout.grid} ${styles.request}`}>
            {t('pending.declined', { role })}
          </p>
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

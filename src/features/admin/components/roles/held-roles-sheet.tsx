import { useTranslation } from 'react-i18next'
import { parseRole, type AppRole } from '@/features/session/model/session'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { formatDate } from '@/lib/dates'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { useConfirm } from '@/shared/ui/confirm'
import { Sheet } from '@/shared/ui/sheet'
import layout from '@/shared/ui/layout.module.css'
import { useHeldRoles, useRevokeRole, type AdminUser } from '../../api/users'
import styles from '../users.module.css'

interface HeldRolesSheetProps {
  user: Pick<AdminUser, 'id' | 'full_name' | 'email'>
  onClose: () => void
}

/** The roles of one person, each of which can be taken away. */
export function HeldRolesSheet({ user, onClose }: HeldRolesSheetProps) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const confirm = useConfirm()
  const revoke = useRevokeRole()
  const userId = user.id ?? ''
  const { data: held = [], isSuccess } = useHeldRoles(userId)
  const name = user.full_name || user.email || ''

  async function handleRemove(role: AppRole, school_id: string | null, place: string) {
    const isSure = await confirm({
      title: t('manage.confirm_title', { role: roleName(role) }),
      text: t('manage.confirm_text', { name, place }),
      confirmLabel: t('manage.remove'),
      isDanger: true,
    })
    if (!isSure) return
    revoke.mutate(
      { user_id: userId, role, school_id },
      {
        onSuccess: () => showToast('success', 'admin:manage.removed'),
        onError: (error) => showToast('error', getFailureKey(error)),
      },
    )
  }

  return (
    <Sheet title={t('manage.title', { name })} isOpen onClose={onClose}>
      {isSuccess && held.length === 0 && <p>{t('manage.none')}</p>}
      {held.map(({ id, role, school_id, granted_at, school }) => {
        const known = parseRole(role)
        const place = school?.name ?? t('manage.platform')
        return (
          <div key={id} className={`${layout.line3} ${layout.spread} ${styles.role}`}>
            <span className={styles.lines}>
              <span className={styles.name}>{roleName(role)}</span>
              <span className={styles.dim}>
                {place} · {t('manage.since', { date: formatDate(granted_at) })}
              </span>
            </span>
            {known && (
              <Button
                kind="secondary"
                busy={revoke.isPending}
                onClick={() => handleRemove(known, school_id, place)}
              >
                {t('manage.remove')}
              </Button>
            )}
          </div>
        )
      })}
    </Sheet>
  )
}

function getFailureKey(error: Error): string {
  const { code, detail } = toAppError(error)
  return detail === 'last_admin' ? 'admin:manage.last_admin' : `errors:${code}`
}

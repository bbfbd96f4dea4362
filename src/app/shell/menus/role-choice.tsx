import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useSession } from '@/features/session/api/session-store'
import { appRoles, type AppRole } from '@/features/session/model/session'
import { paths } from '@/lib/router/paths'
import styles from './role-choice.module.css'

interface RoleChoiceProps {
  onChoose: (role: AppRole) => void
  /** The person leaves to ask for a role they do not hold yet. */
  onAsk: () => void
}

/** The roles a person holds, the active one ticked, and the way to ask for another. */
export function RoleChoice({ onChoose, onAsk }: RoleChoiceProps) {
  const { t } = useTranslation()
  const session = useSession()
  const held = session?.held_roles ?? []
  const active = session?.profile?.role ?? null
  const roles = appRoles.filter((role) => role === active || held.some((row) => row.role === role))
  return (
    <div className={styles.roles}>
      {roles.map((role) => (
        <button
          key={role}
          type="button"
          className={styles.role}
          aria-pressed={role === active}
          onClick={() => onChoose(role)}
        >
          <span>
            <span className={styles.name}>{t(`roles.${role}`)}</span>
            <span className={styles.schools}>{formatSchoolNames(role, held)}</span>
          </span>
          {role === active && <IconCheck size={20} stroke={1.75} aria-hidden />}
        </button>
      ))}
      <Link className={styles.ask} to={paths.roleSelection} onClick={onAsk}>
        {t('nav.ask_for_role')}
      </Link>
    </div>
  )
}

function formatSchoolNames(
  role: AppRole,
  held: { role: AppRole; school_name: string | null }[],
): string {
  const names = held.filter((row) => row.role === role).map((row) => row.school_name)
  return names.filter((name) => name !== null).join(', ')
}

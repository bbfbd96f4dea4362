import {
  IconBallFootball,
  IconClipboardText,
  IconHeartHandshake,
  IconShieldHalf,
} from '@tabler/icons-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { AppRole } from '../../model/session'
import styles from './role-choice.module.css'

type Requestable = Exclude<AppRole, 'admin'>

const choices: readonly { role: Requestable; Icon: typeof IconShieldHalf }[] = [
  { role: 'coach', Icon: IconClipboardText },
  { role: 'parent', Icon: IconHeartHandshake },
  { role: 'player', Icon: IconBallFootball },
  { role: 'owner', Icon: IconShieldHalf },
]

interface RoleChoiceProps {
  label: string
  name: string
  error?: string | null
  defaultValue?: AppRole | null
  /** Roles the person has already. */
  without?: readonly AppRole[]
  onChoose?: (role: AppRole) => void
}

/** The roles a person may ask for, as cards to choose from. */
export function RoleChoice(props: RoleChoiceProps) {
  const { label, name, error, defaultValue, without = [], onChoose } = props
  const { t } = useTranslation(['session/account', 'common'])
  const id = useId()
  const open = choices.filter(({ role }) => !without.includes(role))
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.cards}>
        {open.map(({ role, Icon }) => (
          <label key={role} className={styles.card}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              value={role}
              defaultChecked={role === defaultValue}
              onChange={() => onChoose?.(role)}
              aria-describedby={`${id}-${role}`}
            />
            <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
            <span className={styles.name}>{t(`common:roles.${role}`)}</span>
            <span id={`${id}-${role}`} className={styles.hint}>
              {t(`role_hints.${role}`)}
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

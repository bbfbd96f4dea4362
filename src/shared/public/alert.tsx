import type { ReactNode } from 'react'
import styles from './alert.module.css'

interface AlertProps {
  kind?: 'error' | 'success' | 'info'
  title?: ReactNode
  children?: ReactNode
  /** Buttons or links under the text. */
  actions?: ReactNode
}

const icons = {
  error: 'M12 7.5V13M12 16.25v.01',
  success: 'M8 12.25 10.75 15 16 9.5',
  info: 'M12 11.25v5.25M12 7.75v.01',
}

/** A message that stays: errors interrupt a screen reader, the rest waits for a pause. */
export function Alert({ kind = 'info', title, children, actions }: AlertProps) {
  return (
    <div className={styles.alert} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
      <svg className={styles.icon} width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" />
        <path d={icons[kind]} />
      </svg>
      <div className={styles.body}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div className={styles.text}>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  )
}

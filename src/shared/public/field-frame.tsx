import type { ReactNode } from 'react'
import styles from './field-frame.module.css'

interface FieldFrameProps {
  id: string
  label: string
  hint?: ReactNode
  error?: ReactNode
  /** A word such as "optional" at the end of the label line. */
  note?: ReactNode
  children: ReactNode
}

/** Label above, help and error below; the error line is reserved, so that nothing jumps. */
export function FieldFrame({ id, label, hint, error, note, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {note}
      </div>
      {children}
      <div className={styles.below}>
        {hint ? (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        ) : null}
        <p id={`${id}-error`} className={styles.error} aria-live="polite">
          {error}
        </p>
      </div>
    </div>
  )
}

/** The ids a field's input is described by; undefined when there is nothing to say. */
export function listDescriptionIds(
  id: string,
  hint: ReactNode,
  error: ReactNode,
): string | undefined {
  const ids = [error ? `${id}-error` : null, hint ? `${id}-hint` : null].filter((part) => part)
  return ids.length > 0 ? ids.join(' ') : undefined
}

import styles from './spinner.module.css'

interface SpinnerProps {
  /** Spoken text; without it the spinner is decoration beside a text. */
  label?: string
  size?: number
}

export function Spinner({ label, size = 18 }: SpinnerProps) {
  return (
    <span className={styles.spinner} role={label ? 'status' : undefined}>
      <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
        <circle className={styles.track} cx="12" cy="12" r="9" />
        <path className={styles.arc} d="M21 12a9 9 0 0 0-9-9" />
      </svg>
      {label ? <span className={styles.label}>{label}</span> : null}
    </span>
  )
}

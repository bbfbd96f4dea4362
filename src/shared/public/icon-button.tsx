import type { ReactNode, Ref } from 'react'
import styles from './icon-button.module.css'

interface IconButtonProps {
  /** What it does, spoken and shown on hover. */
  label: string
  kind?: 'primary' | 'quiet'
  isPressed?: boolean
  /** For what opens and closes something beside it. */
  isExpanded?: boolean
  onClick: () => void
  children: ReactNode
  ref?: Ref<HTMLButtonElement>
}

/** A button that is an icon, for pages without the component kit. */
export function IconButton({
  label,
  kind = 'quiet',
  isPressed,
  isExpanded,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={styles.icon}
      data-kind={kind}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      title={label}
    />
  )
}

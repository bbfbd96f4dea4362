import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './status-badge.module.css'

export type BadgeTone = 'neutral' | 'green' | 'amber' | 'red' | 'blue' | 'violet'

interface StatusBadgeProps {
  tone?: BadgeTone
  /** Says the status in words or shape as well: colour never speaks alone. */
  icon?: ReactNode
  children: ReactNode
}

export function StatusBadge({ tone = 'neutral', icon, children }: StatusBadgeProps) {
  return (
    <span
      className={`${layout.inline1} ${layout.medium} ${layout.round} ${layout.size12} ${styles.badge}`}
      data-tone={tone}
    >
      {icon}
      {children}
    </span>
  )
}

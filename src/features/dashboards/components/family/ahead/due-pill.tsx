import type { ReactNode } from 'react'
import type { Icon } from '@tabler/icons-react'
import styles from './due-strip.module.css'

interface DuePillProps {
  tone: 'amber' | 'neutral' | 'red'
  icon: Icon
  onClick: () => void
  children: ReactNode
}

/** One thing that is due and the way to it. */
export function DuePill({ tone, icon: Icon, onClick, children }: DuePillProps) {
  return (
    <button type="button" className={styles.pill} data-tone={tone} onClick={onClick}>
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span data-figures="">{children}</span>
    </button>
  )
}

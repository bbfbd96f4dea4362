import type { ReactNode } from 'react'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import layout from '@/shared/ui/layout.module.css'
import styles from './need-row.module.css'

interface NeedRowProps {
  icon: ReactNode
  tone: 'amber' | 'neutral' | 'red'
  /** What is missing. */
  title: string
  /** Whom or when it is about. */
  about: string
  /** The way to fix it; absent where somebody else has to. */
  mend?: { to: string; label: string }
}

/** One thing that is missing and the way to fix it: the whole row leads there. */
export function NeedRow({ icon, tone, title, about, mend }: NeedRowProps) {
  return (
    <li
      className={`${layout.grid} ${layout.middle} ${layout.relative} ${layout.padBlock2} ${styles.row}`}
    >
      <span className={`${layout.roundControl} ${styles.icon}`} data-tone={tone}>
        {icon}
      </span>
      <span className={`${layout.stack} ${layout.size14} ${layout.breakable}`}>
        <span className={layout.medium}>{title}</span>
        <span className={layout.dim13}>{about}</span>
      </span>
      {mend ? (
        <Link
          to={mend.to}
          className={`${layout.inline1} ${styles.mend}`}
          aria-label={`${mend.label}: ${title}, ${about}`}
        >
          {mend.label}
          <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
        </Link>
      ) : null}
    </li>
  )
}

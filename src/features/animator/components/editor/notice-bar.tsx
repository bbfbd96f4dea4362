import type { ReactNode } from 'react'
import { IconInfoCircle } from '@tabler/icons-react'
import layout from '@/shared/ui/layout.module.css'
import styles from './notices.module.css'

interface NoticeBarProps {
  children: ReactNode
  actions: ReactNode
}

/** A message in one line, so that the pitch keeps its room. */
export function NoticeBar({ children, actions }: NoticeBarProps) {
  return (
    <div
      className={`${layout.rowWide} ${layout.roundControl} ${layout.size13} ${styles.bar}`}
      role="status"
    >
      <IconInfoCircle size={20} stroke={1.75} aria-hidden="true" className={styles.icon} />
      <div className={`${layout.min} ${styles.words}`}>{children}</div>
      <div className={layout.wrap1}>{actions}</div>
    </div>
  )
}

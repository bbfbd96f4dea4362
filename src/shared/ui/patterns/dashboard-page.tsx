import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './dashboard-page.module.css'
import { PageHeader } from './page-header'

interface DashboardPageProps {
  title: ReactNode
  description?: ReactNode
  actions?: ReactNode
  /** "What should I do now?", over the full width, before any number. */
  today?: ReactNode
  /** Stat cards. */
  stats?: ReactNode
  /** Dashboard cards. */
  children?: ReactNode
}

/** Pattern 5: today, then numbers with their trend, then lists. */
export function DashboardPage(props: DashboardPageProps) {
  const { title, description, actions, today, stats, children } = props
  return (
    <div className={`${layout.stack4} ${styles.page}`}>
      <PageHeader title={title} description={description} actions={actions} />
      {today}
      {stats ? <div className={`${layout.gap3} ${styles.stats}`}>{stats}</div> : null}
      {children ? (
        <div className={`${layout.gap4} ${layout.top} ${styles.cards}`}>{children}</div>
      ) : null}
    </div>
  )
}

import { useId, type ReactNode } from 'react'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import layout from '@/shared/ui/layout.module.css'
import styles from './dashboard-card.module.css'

interface DashboardCardProps {
  /** The question the card answers. */
  title: ReactNode
  /** Where it leads. */
  more?: { to: string; label: string }
  /** The one card that says what to do now. */
  isToday?: boolean
  children: ReactNode
}

export function DashboardCard({ title, more, isToday = false, children }: DashboardCardProps) {
  const id = useId()
  return (
    <section
      className={`${layout.stack3} ${layout.relative} ${layout.roundCard} ${layout.edge} ${styles.card}`}
      data-today={isToday || undefined}
      aria-labelledby={id}
    >
      <header className={`${layout.row} ${layout.spread} ${styles.head}`}>
        <h2 id={id} className={layout.text16}>
          {title}
        </h2>
        {more ? (
          <Link to={more.to} className={styles.more}>
            {more.label}
            <IconChevronRight size={16} stroke={1.75} aria-hidden="true" />
          </Link>
        ) : null}
      </header>
      {children}
    </section>
  )
}

import { useId, type ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './section-card.module.css'

interface SectionCardProps {
  title: ReactNode
  description?: ReactNode
  /** Buttons at the end of the title line. */
  actions?: ReactNode
  children?: ReactNode
}

/** A titled block of a details page. */
export function SectionCard({ title, description, actions, children }: SectionCardProps) {
  const id = useId()
  return (
    <section
      className={`${layout.stack3} ${layout.roundCard} ${layout.edge} ${styles.card}`}
      aria-labelledby={id}
    >
      <header className={`${layout.top} ${layout.spread} ${styles.head}`}>
        <div className={`${layout.min} ${styles.heading}`}>
          <h2 id={id} className={layout.text16}>
            {title}
          </h2>
          {description ? (
            <p className={`${layout.dimmed} ${layout.size14} ${styles.description}`}>
              {description}
            </p>
          ) : null}
        </div>
        {actions ? (
          <div className={`${layout.row2} ${layout.touch} ${styles.actions}`}>{actions}</div>
        ) : null}
      </header>
      {children}
    </section>
  )
}

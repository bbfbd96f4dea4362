import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import { BackLink, type BackLinkProps } from './back-link'
import styles from './page-header.module.css'

interface PageHeaderProps {
  title: ReactNode
  /** How many there are in all, beside the title. */
  count?: number
  description?: ReactNode
  actions?: ReactNode
  back?: BackLinkProps
}

/** The page's only h1, with its one primary action. */
export function PageHeader({ title, count, description, actions, back }: PageHeaderProps) {
  return (
    <header className={layout.stack2}>
      {back ? <BackLink {...back} /> : null}
      <div className={`${layout.top} ${layout.spread} ${styles.row}`}>
        <div className={`${layout.min} ${styles.heading}`}>
          <div className={`${layout.baseline} ${styles.line}`}>
            <h1 className={styles.title}>{title}</h1>
            {count === undefined ? null : <Count value={count} />}
          </div>
          {description ? (
            <p className={`${layout.dimmed} ${layout.size14} ${styles.description}`}>
              {description}
            </p>
          ) : null}
        </div>
        {actions ? <div className={`${layout.wrap2} ${styles.actions}`}>{actions}</div> : null}
      </div>
    </header>
  )
}

function Count({ value }: { value: number }) {
  return (
    <span className={`${layout.medium} ${layout.dimmed} ${layout.size16}`} data-figures="">
      {value.toLocaleString(document.documentElement.lang || undefined)}
    </span>
  )
}

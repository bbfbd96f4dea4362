import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './board-page.module.css'
import { PageHeader } from './page-header'

interface BoardPageProps {
  title: ReactNode
  actions?: ReactNode
  /** Tools on the upper edge of the canvas. */
  tools?: ReactNode
  /** Lists and properties beside the canvas; below it on a phone. */
  aside?: ReactNode
  /** The aside's spoken name. */
  asideLabel?: string
  back?: { to: string; label: string }
  /** The canvas. */
  children: ReactNode
}

/** Pattern 4: canvas first, tools on its edges, nothing that hides the work. */
export function BoardPage(props: BoardPageProps) {
  const { title, actions, tools, aside, asideLabel, back, children } = props
  return (
    <div className={layout.stack4}>
      <PageHeader title={title} actions={actions} back={back} />
      <div className={`${layout.gap4} ${styles.board}`} data-aside={aside ? true : undefined}>
        <div className={styles.work}>
          {tools ? (
            <div className={`${layout.row2} ${layout.sticky} ${layout.padBlock2} ${styles.tools}`}>
              {tools}
            </div>
          ) : null}
          <div className={styles.canvas}>{children}</div>
        </div>
        {aside ? (
          <aside className={`${layout.stack4} ${styles.aside}`} aria-label={asideLabel}>
            {aside}
          </aside>
        ) : null}
      </div>
    </div>
  )
}

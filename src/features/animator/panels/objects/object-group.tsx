import { useId, type ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './objects.module.css'

interface ObjectGroupProps {
  title: string
  count: number
  /** Of a team. */
  colour: string | null
  children: ReactNode
}

/** One kind of things, under its name. */
export function ObjectGroup({ title, count, colour, children }: ObjectGroupProps) {
  const id = useId()
  return (
    <section>
      <h2
        id={id}
        className={`${layout.line2} ${layout.medium} ${layout.size12} ${layout.dimmed} ${styles.heading}`}
      >
        {colour ? (
          <span
            className={`${layout.fixed} ${layout.round} ${styles.dot}`}
            style={{ background: colour }}
          />
        ) : null}
        <span className={layout.grow}>{title}</span>
        <span className={layout.normal} data-figures="">
          {count}
        </span>
      </h2>
      <ul aria-labelledby={id} className={layout.list}>
        {children}
      </ul>
    </section>
  )
}

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
      <h2 id={id} className={`${layout.line2} ${styles.heading}`}>
        {colour ? <span className={styles.dot} style={{ background: colour }} /> : null}
        <span className={layout.grow}>{title}</span>
        <span className={styles.count} data-figures="">
          {count}
        </span>
      </h2>
      <ul aria-labelledby={id} className={layout.list}>
        {children}
      </ul>
    </section>
  )
}

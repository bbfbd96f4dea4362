import { useId, type ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './form-section.module.css'

interface FormSectionProps {
  title: ReactNode
  /** Why we ask, in a short sentence. */
  why?: ReactNode
  children: ReactNode
}

/** A group of fields: its title and reason on the left of a desktop, above on a phone. */
export function FormSection({ title, why, children }: FormSectionProps) {
  const id = useId()
  return (
    <section
      className={`${layout.gap4} ${layout.lineAbove} ${styles.section}`}
      aria-labelledby={id}
    >
      <div>
        <h2 id={id} className={layout.text16}>
          {title}
        </h2>
        {why ? (
          <p className={`${layout.dimmed} ${layout.size14} ${layout.pretty} ${styles.why}`}>
            {why}
          </p>
        ) : null}
      </div>
      <div className={`${layout.stack2} ${styles.fields}`}>{children}</div>
    </section>
  )
}

/** Short fields that belong together, side by side where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={`${layout.gapWide} ${styles.row}`}>{children}</div>
}

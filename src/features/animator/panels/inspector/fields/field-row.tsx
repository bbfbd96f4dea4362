import { useId, type ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import styles from './fields.module.css'

export interface FieldIds {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldRowProps {
  label: string
  problem?: string | null
  hint?: ReactNode
  /** The control below its label: for pickers and long texts. */
  isStacked?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** Label, control, and what is wrong with it. */
export function FieldRow({ label, problem, hint, isStacked, children }: FieldRowProps) {
  const id = useId()
  const noteId = `${id}note`
  const note = problem ?? hint
  return (
    <div
      className={`${layout.plain} ${layout.min} ${layout.grid} ${styles.row}`}
      data-stacked={isStacked || undefined}
    >
      <label
        className={`${layout.size13} ${layout.breakable} ${layout.dimmed} ${styles.label}`}
        htmlFor={id}
      >
        {label}
      </label>
      <div className={layout.min}>
        {children({
          id,
          'aria-describedby': note ? noteId : undefined,
          'aria-invalid': problem ? true : undefined,
        })}
        {note ? (
          <p
            id={noteId}
            className={`${layout.dimmed} ${layout.size12} ${styles.note}`}
            data-problem={problem ? true : undefined}
          >
            {note}
          </p>
        ) : null}
      </div>
    </div>
  )
}

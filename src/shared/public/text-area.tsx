import { useId, type ReactNode, type TextareaHTMLAttributes } from 'react'
import { listDescriptionIds, FieldFrame } from './field-frame'
import styles from './text-input.module.css'

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  label: string
  name: string
  hint?: ReactNode
  /** Translated text of what is wrong. */
  error?: ReactNode
}

/** A field for some sentences; it grows with them where the browser can. */
export function TextArea({ label, hint, error, rows = 3, ...rest }: TextAreaProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        className={styles.input}
        data-lines
        aria-invalid={error ? true : undefined}
        aria-describedby={listDescriptionIds(id, hint, error)}
      />
    </FieldFrame>
  )
}

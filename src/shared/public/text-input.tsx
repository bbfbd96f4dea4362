import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { listDescriptionIds, FieldFrame } from './field-frame'
import styles from './text-input.module.css'

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className'> {
  label: string
  name: string
  hint?: ReactNode
  /** Translated text of what is wrong. */
  error?: ReactNode
  /** A word or link at the end of the label line. */
  note?: ReactNode
  /** A button inside the field's end. */
  action?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextInput({ label, hint, error, note, action, ref, ...rest }: TextInputProps) {
  const ownId = useId()
  const id = rest.id ?? ownId
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} note={note}>
      <div className={styles.box}>
        <input
          type="text"
          {...rest}
          id={id}
          ref={ref}
          className={styles.input}
          data-action={action ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={listDescriptionIds(id, hint, error)}
        />
        {action ? <span className={styles.action}>{action}</span> : null}
      </div>
    </FieldFrame>
  )
}

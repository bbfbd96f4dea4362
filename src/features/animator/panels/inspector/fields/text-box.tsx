import { useTranslation } from 'react-i18next'
import { FieldRow } from './field-row'
import styles from './fields.module.css'
import { useTyped, type Reading } from './use-typed'

interface TextBoxProps {
  label: string
  value: string
  max: number
  isRequired?: boolean
  isMultiline?: boolean
  placeholder?: string
  disabled?: boolean
  onCommit: (text: string) => void
}

/** A word or a few of them. */
export function TextBox({ label, value, max, isRequired, isMultiline, ...rest }: TextBoxProps) {
  const { t } = useTranslation('animator')

  function read(text: string): Reading<string> {
    const value = text.trim()
    if (value.length > max) return { problem: t('panels.fields.too_long', { max }) }
    if (isRequired && value === '') return { problem: t('panels.fields.required') }
    return { value }
  }

  const { onCommit, ...box } = rest
  const { boxProps, problem } = useTyped({ shown: value, read, onCommit, isMultiline })
  return (
    <FieldRow label={label} problem={problem} isStacked={isMultiline}>
      {(ids) =>
        isMultiline ? (
          <textarea {...ids} {...box} {...boxProps} rows={3} className={styles.area} />
        ) : (
          <input {...ids} {...box} {...boxProps} type="text" className={styles.input} />
        )
      }
    </FieldRow>
  )
}

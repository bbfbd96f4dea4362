import { Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './textarea-field.module.css'
import { toText, useField, type FieldProps } from './use-field'

interface TextareaFieldProps extends FieldProps {
  maxLength?: number
  rows?: number
}

/** From this share of the limit on, the field counts what is left. */
const nearLimit = 0.8

export function TextareaField({ maxLength, rows = 3, ...props }: TextareaFieldProps) {
  const { t } = useTranslation()
  const { value, change, blur, inputProps } = useField(props)
  const text = toText(value)
  const isNear = maxLength !== undefined && text.length >= maxLength * nearLimit
  const left = isNear ? t('form.characters_left', { number: maxLength - text.length }) : null
  return (
    <Textarea
      {...inputProps}
      description={[props.hint, left].filter((part) => part).join(' · ') || undefined}
      rows={rows}
      styles={{ input: { minBlockSize: `calc(${rows} * 1lh + 18px)` } }}
      classNames={{ input: styles.growing }}
      maxLength={maxLength}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
    />
  )
}

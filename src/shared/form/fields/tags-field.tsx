import { TagsInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useField, type FieldProps } from './use-field'

interface TagsFieldProps extends FieldProps {
  suggestions?: readonly string[]
  maxTags?: number
  /** Of one tag. */
  maxLength?: number
}

/** A list of short texts; Enter or a comma adds one, Backspace takes the last away. */
export function TagsField({ suggestions = [], maxTags, maxLength = 40, ...props }: TagsFieldProps) {
  const { t } = useTranslation()
  const { value, change, blur, inputProps } = useField(props)
  const values: unknown[] = Array.isArray(value) ? value : []
  return (
    <TagsInput
      {...inputProps}
      placeholder={values.length === 0 ? (props.placeholder ?? t('form.add_tag')) : undefined}
      value={values.filter((item) => typeof item === 'string')}
      data={[...suggestions]}
      maxTags={maxTags}
      maxLength={maxLength}
      splitChars={[',', ';']}
      acceptValueOnBlur
      onChange={change}
      onBlur={blur}
    />
  )
}

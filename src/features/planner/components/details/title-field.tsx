import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { toText, useField } from '@/shared/form/fields/use-field'
import layout from '@/shared/ui/layout.module.css'
import { trainingLimits } from '../../model/limits'

/** The title in the one line above the board: its name is its placeholder. */
export function TitleField() {
  const { t } = useTranslation('planner')
  const label = t('form.fields.title')
  const { value, change, blur, inputProps } = useField({ name: 'title', label })
  return (
    <TextInput
      {...inputProps}
      label={undefined}
      aria-label={label}
      className={layout.grow}
      placeholder={t('form.hints.title')}
      maxLength={trainingLimits.title}
      autoComplete="off"
      value={toText(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
    />
  )
}

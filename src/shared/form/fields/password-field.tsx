import { PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toText, useField, type FieldProps } from './use-field'

interface PasswordFieldProps extends FieldProps {
  maxLength?: number
  autoComplete?: 'current-password' | 'new-password'
}

export function PasswordField(props: PasswordFieldProps) {
  const { maxLength, autoComplete = 'current-password', ...fieldProps } = props
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  const { value, change, blur, inputProps } = useField(fieldProps)
  return (
    <PasswordInput
      {...inputProps}
      maxLength={maxLength}
      autoComplete={autoComplete}
      visible={isShown}
      onVisibilityChange={setIsShown}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? t('ui.password.hide') : t('ui.password.show'),
        'aria-hidden': false,
        tabIndex: 0,
      }}
      value={toText(value)}
      onChange={(event) => change(event.currentTarget.value)}
      onBlur={blur}
    />
  )
}

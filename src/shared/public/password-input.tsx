import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './password-input.module.css'
import { TextInput, type TextInputProps } from './text-input'

/** A password that can be shown: typing blind on a phone is the commonest reason for "wrong password". */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'action'>) {
  const { t } = useTranslation()
  const [isShown, setIsShown] = useState(false)
  return (
    <TextInput
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      action={
        <button
          type="button"
          className={styles.toggle}
          aria-label={isShown ? t('ui.password.hide') : t('ui.password.show')}
          onClick={() => setIsShown(!isShown)}
        >
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M2.5 12c3-5 6-7 9.5-7s6.5 2 9.5 7c-3 5-6 7-9.5 7s-6.5-2-9.5-7" />
            <circle cx="12" cy="12" r="3" />
            {isShown ? <path d="M4 4l16 16" /> : null}
          </svg>
        </button>
      }
    />
  )
}

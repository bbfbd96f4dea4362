import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { PasswordInput } from '@/shared/public/password-input'
import { redeemLink, setPassword } from '../api/auth-api'
import { warmUp } from '../api/warm-up'
import { authFailure } from '../model/auth-failure'
import { confirmationRule, newPasswordRule } from '../model/field-rules'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'
import { useNativeForm } from './use-native-form'

const rules = { password: newPasswordRule, confirmation: confirmationRule }

interface ResetFormProps {
  token: string
  onDone: () => void
  onExpired: () => void
}

/** Redeems the link and sets the password in one go; the link is used once, also over several tries. */
export function ResetForm({ token, onDone, onExpired }: ResetFormProps) {
  const { t } = useTranslation(['session/account', 'session'])
  const isRedeemed = useRef(false)
  const { formProps, errors, failure, isSending } = useNativeForm({
    rules,
    send: async (read) => {
      try {
        if (!isRedeemed.current) await redeemLink(token, 'recovery')
        isRedeemed.current = true
        await setPassword(read('password'))
        onDone()
      } catch (error) {
        if (authFailure(error) !== 'link_expired') throw error
        onExpired()
      }
    },
  })
  const isRefused = failure === 'weak_password' || failure === 'same_password'
  const refusal = isRefused ? t(`session:failures.${failure}`) : undefined

  return (
    <form className={styles.form} onFocus={warmUp} {...formProps}>
      <FormFailure failure={isRefused ? null : failure} />
      <PasswordInput
        label={t('session:fields.new_password')}
        name="password"
        hint={t('session:fields.password_hint')}
        autoComplete="new-password"
        error={errors.password ? t(`session:errors.${errors.password}`) : refusal}
      />
      <PasswordInput
        label={t('session:fields.confirmation')}
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation && t(`session:errors.${errors.confirmation}`)}
      />
      <Button type="submit" busy={isSending}>
        {t('reset.submit')}
      </Button>
    </form>
  )
}

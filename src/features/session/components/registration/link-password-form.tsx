import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { PasswordInput } from '@/shared/public/password-input'
import { openLink, refuseCommonPassword, setFirstPassword } from '../../api/auth-api'
import { verifyAnyCode } from '../../api/second-factor'
import { refreshProfile } from '../../api/session-store'
import { warmUp } from '../../api/warm-up'
import { classifyAuthFailure } from '../../model/auth-failure'
import type { Claims } from '../../model/claims'
import { isCodeMissing } from '../../model/code-failure'
import { validateConfirmation, validateNewPassword } from '../../model/field-rules'
import styles from '../auth-form.module.css'
import { CodeForm } from '../../widgets/code-form'
import { ClaimsForm } from './claims-form'
import { FormFailure } from '../form-failure'
import { useNativeForm } from '../use-native-form'

const rules = {
  signup: { password: validateNewPassword, confirmation: () => null },
  recovery: { password: validateNewPassword, confirmation: validateConfirmation },
}

interface LinkPasswordFormProps {
  token: string
  /** A new account chooses its password once; a forgotten one is replaced, typed twice (spec section 5). */
  type: keyof typeof rules
  submit: string
  onDone: () => void
  onExpired: () => void
}

/**
 * Redeems the link of an e-mail and sets the password in one go; the link is used once, also over several
 * tries. Asks for the person's details where the address was registered more than once.
 */
export function LinkPasswordForm(props: LinkPasswordFormProps) {
  const { token, type, submit, onDone, onExpired } = props
  const { t } = useTranslation(['session/account', 'session'])
  const isRedeemed = useRef(false)
  const box = useRef<HTMLDivElement>(null)
  const [needsCode, setNeedsCode] = useState(false)
  const [claims, setClaims] = useState<Claims | null>(null)
  const { formProps, errors, failure, isSending } = useNativeForm({
    rules: rules[type],
    send: async (read) => {
      const password = read('password')
      try {
        await refuseCommonPassword(password)
        if (!isRedeemed.current) await openLink(token, type)
        isRedeemed.current = true
        const unsure = await setFirstPassword(password)
        if (unsure) setClaims(unsure)
        else onDone()
      } catch (error) {
        if (isCodeMissing(error)) setNeedsCode(true)
        else if (classifyAuthFailure(error) === 'link_expired') onExpired()
        else throw error
      }
    },
  })
  if (claims) return <ClaimsForm claims={claims} onDone={onDone} />
  const isRefused = failure === 'weak_password' || failure === 'same_password'
  const refusal = isRefused ? t(`session:failures.${failure}`) : undefined

  const form = (
    <form className={styles.form} onFocus={warmUp} {...formProps}>
      <FormFailure failure={isRefused ? null : failure} />
      <PasswordInput
        label={type === 'signup' ? t('confirm.password') : t('session:fields.new_password')}
        name="password"
        hint={t('session:fields.password_hint')}
        autoComplete="new-password"
        error={errors.password ? t(`session:errors.${errors.password}`) : refusal}
      />
      {type === 'recovery' ? (
        <PasswordInput
          label={t('session:fields.confirmation')}
          name="confirmation"
          autoComplete="new-password"
          error={errors.confirmation && t(`session:errors.${errors.confirmation}`)}
        />
      ) : null}
      <Button type="submit" busy={isSending}>
        {submit}
      </Button>
    </form>
  )
  return (
    <>
      <div ref={box} hidden={needsCode}>
        {form}
      </div>
      {needsCode ? (
        <CodeForm
          label={t('code.label')}
          onCode={async (code) => {
            await verifyAnyCode(code)
            await refreshProfile()
            setNeedsCode(false)
            box.current?.querySelector('form')?.requestSubmit()
          }}
        />
      ) : null}
    </>
  )
}

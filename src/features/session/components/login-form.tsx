import { lazy, Suspense, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { Button } from '@/shared/public/button'
import { PasswordInput } from '@/shared/public/password-input'
import { TextInput } from '@/shared/public/text-input'
import { warmUpLanding } from '../api/warm-up'
import { validateEmail, limits, validatePassword } from '../model/field-rules'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'
import { useNativeForm } from './use-native-form'

const rules = { email: validateEmail, password: validatePassword }

/** Nobody needs it before the server has refused something: no part of the first load. */
const LoginTrouble = lazy(() =>
  import('./login-trouble').then((m) => ({ default: m.LoginTrouble })),
)

// spelled out here, not in lib/env: only so does a build drop the way to the demo accounts
const DemoAccounts = import.meta.env.DEV
  ? lazy(() => import('./demo-accounts').then((m) => ({ default: m.DemoAccounts })))
  : null

interface LoginFormProps {
  onSignedIn: () => void
}

export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { t } = useTranslation('session')
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const { formProps, errors, failure, waitSeconds, isSending } = useNativeForm({
    rules,
    send: async (read) => {
      const { signIn } = await import('../api/auth-api')
      await signIn(read('email'), read('password'))
      onSignedIn()
    },
  })

  function pick(demoEmail: string, demoPassword: string): void {
    if (!email.current || !password.current) return
    email.current.value = demoEmail
    password.current.value = demoPassword
    email.current.form?.requestSubmit()
  }

  return (
    <>
      <form className={styles.form} onFocus={warmUpLanding} {...formProps}>
        <FormFailure failure={failure}>
          {failure ? (
            <Suspense>
              <LoginTrouble
                failure={failure}
                waitSeconds={waitSeconds}
                email={() => email.current?.value ?? ''}
              />
            </Suspense>
          ) : null}
        </FormFailure>
        <TextInput
          ref={email}
          label={t('fields.email')}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={limits.email}
          error={errors.email && t(`errors.${errors.email}`)}
        />
        <PasswordInput
          ref={password}
          label={t('fields.password')}
          name="password"
          autoComplete="current-password"
          error={errors.password && t(`errors.${errors.password}`)}
        />
        <Link className={styles.aside} to={publicPaths.forgotPassword}>
          {t('login.forgot')}
        </Link>
        <Button type="submit" busy={isSending}>
          {t('login.submit')}
        </Button>
      </form>
      {DemoAccounts && (
        <Suspense>
          <DemoAccounts onPick={pick} />
        </Suspense>
      )}
    </>
  )
}

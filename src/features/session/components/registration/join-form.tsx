import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { publicPaths } from '@/lib/router/public-paths'
import { Button } from '@/shared/public/button'
import { PasswordInput } from '@/shared/public/password-input'
import { acceptInvitation, joinByInvitation } from '../../api/invitation-api'
import { warmUp } from '../../api/warm-up'
import { validateFirstName, validateLastName, validateNewPassword } from '../../model/field-rules'
import styles from '../auth-form.module.css'
import { FormFailure } from '../form-failure'
import type { Answer } from '../invitation-answer'
import { useNativeForm } from '../use-native-form'
import { NameFields } from './person-fields'

const rules = {
  first_name: validateFirstName,
  last_name: validateLastName,
  password: validateNewPassword,
}

interface JoinFormProps {
  token: string
  /** The invited address: confirmed by the e-mail that brought the token. */
  email: string
  onAnswer: (answer: Answer) => void
}

/** Name and password, then in: role, club and address are what the invitation says. */
export function JoinForm({ token, email, onAnswer }: JoinFormProps) {
  const { t } = useTranslation(['session/account', 'session'])
  const { formProps, errors, failure, isSending } = useNativeForm({
    rules,
    send: async (read) => {
      await joinByInvitation({
        token,
        email,
        password: read('password'),
        first_name: read('first_name').trim(),
        last_name: read('last_name').trim(),
      })
      onAnswer((await acceptInvitation(token)) ? 'done' : 'waiting')
    },
  })
  const isRefused = failure === 'weak_password'
  const refusal = isRefused ? t('session:failures.weak_password') : undefined
  return (
    <form className={styles.form} onFocus={warmUp} {...formProps}>
      <FormFailure failure={isRefused ? null : failure} />
      <input type="hidden" name="username" value={email} autoComplete="username" />
      <NameFields errors={errors} />
      <PasswordInput
        label={t('confirm.password')}
        name="password"
        hint={t('session:fields.password_hint')}
        autoComplete="new-password"
        error={errors.password ? t(`session:errors.${errors.password}`) : refusal}
      />
      <p className={styles.small}>
        {t('register.terms_before')} <Link to={publicPaths.info.terms}>{t('register.terms')}</Link>{' '}
        {t('register.terms_between')}{' '}
        <Link to={publicPaths.info.privacy}>{t('register.privacy')}</Link>
        {t('register.terms_after')}
      </p>
      <Button type="submit" busy={isSending}>
        {t('accept.join')}
      </Button>
    </form>
  )
}

import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { currentLocale } from '@/lib/i18n/setup'
import { publicPaths } from '@/lib/router/public-paths'
import { Button } from '@/shared/public/button'
import { PasswordInput } from '@/shared/public/password-input'
import { TextInput } from '@/shared/public/text-input'
import { signUp } from '../api/auth-api'
import { warmUp } from '../api/warm-up'
import {
  emailRule,
  firstNameRule,
  firstPasswordRule,
  lastNameRule,
  limits,
  requestedRole,
  roleRule,
  schoolNameRule,
} from '../model/field-rules'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'
import { RoleChoice } from './role-choice'
import { useNativeForm } from './use-native-form'

const rules = {
  first_name: firstNameRule,
  last_name: lastNameRule,
  email: emailRule,
  password: firstPasswordRule,
  role: roleRule,
  school_name: schoolNameRule,
}

interface RegisterFormProps {
  /** Called with the address that has to be confirmed, or null when the person is signed in. */
  onDone: (email: string | null) => void
}

export function RegisterForm({ onDone }: RegisterFormProps) {
  const { t } = useTranslation(['session/account', 'session'])
  const [search] = useSearchParams()
  const { formProps, errors, failure, isSending } = useNativeForm({
    rules,
    send: async (read) => {
      const role = requestedRole(read('role'))
      if (!role) return
      const email = read('email').trim()
      const state = await signUp({
        email,
        role,
        password: read('password'),
        first_name: read('first_name').trim(),
        last_name: read('last_name').trim(),
        school_name: read('school_name').trim() || null,
        locale: currentLocale(),
      })
      onDone(state === 'confirm' ? email : null)
    },
  })
  const errorOf = (field: keyof typeof rules) =>
    errors[field] && t(`session:errors.${errors[field]}`)

  return (
    <form className={styles.form} onFocus={warmUp} {...formProps}>
      <FormFailure failure={failure} />
      <div className={styles.pair}>
        <TextInput
          label={t('session:fields.first_name')}
          name="first_name"
          autoComplete="given-name"
          maxLength={limits.name}
          error={errorOf('first_name')}
        />
        <TextInput
          label={t('session:fields.last_name')}
          name="last_name"
          autoComplete="family-name"
          maxLength={limits.name}
          error={errorOf('last_name')}
        />
      </div>
      <TextInput
        label={t('session:fields.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={limits.email}
        error={errorOf('email')}
      />
      <PasswordInput
        label={t('session:fields.password')}
        name="password"
        hint={t('session:fields.password_hint')}
        autoComplete="new-password"
        error={errorOf('password')}
      />
      <RoleChoice
        label={t('session:fields.role')}
        name="role"
        defaultValue={requestedRole(search.get('role'))}
        error={errorOf('role')}
      />
      <TextInput
        label={t('session:fields.school_name')}
        name="school_name"
        hint={t('session:fields.school_name_hint')}
        autoComplete="organization"
        maxLength={limits.schoolName}
        error={errorOf('school_name')}
      />
      <p className={styles.small}>
        {t('register.terms_before')}{' '}
        <Link to={publicPaths.info.termsOfService}>{t('register.terms')}</Link>{' '}
        {t('register.terms_between')}{' '}
        <Link to={publicPaths.info.privacyPolicy}>{t('register.privacy')}</Link>
        {t('register.terms_after')}
      </p>
      <Button type="submit" busy={isSending}>
        {t('register.submit')}
      </Button>
    </form>
  )
}

import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { publicPaths } from '@/lib/router/public-paths'
import { Button } from '@/shared/public/button'
import { TextInput } from '@/shared/public/text-input'
import { signUp } from '../../api/auth-api'
import { warmUp } from '../../api/warm-up'
import { parseChildName, validateChildName } from '../../model/child-name'
import {
  validateEmail,
  validateFirstName,
  validateLastName,
  limits,
  parseRequestedRole,
  validateRole,
  validateSchoolName,
} from '../../model/field-rules'
import styles from '../auth-form.module.css'
import { FormFailure } from '../form-failure'
import { NameFields, RoleFields } from './person-fields'
import { useNativeForm } from '../use-native-form'

const rules = {
  first_name: validateFirstName,
  last_name: validateLastName,
  email: validateEmail,
  role: validateRole,
  child_name: validateChildName,
  school_name: validateSchoolName,
}

interface RegisterFormProps {
  /** Called with the address that has to be confirmed. */
  onDone: (email: string) => void
}

/** Asks for no password: whoever reads the e-mail chooses it (docs/decisions/0032). */
export function RegisterForm({ onDone }: RegisterFormProps) {
  const { t } = useTranslation(['session/account', 'session'])
  const [search] = useSearchParams()
  const { formProps, errors, failure, isSending } = useNativeForm({
    rules,
    send: async (read) => {
      const role = parseRequestedRole(read('role'))
      if (!role) return
      const email = read('email').trim()
      await signUp({
        email,
        role,
        first_name: read('first_name').trim(),
        last_name: read('last_name').trim(),
        school_name: read('school_name').trim() || null,
        child_name: parseChildName(role, read('child_name')),
        locale: getCurrentLocale(),
      })
      onDone(email)
    },
  })

  return (
    <form className={styles.form} onFocus={warmUp} {...formProps}>
      <FormFailure failure={failure} />
      <NameFields errors={errors} />
      <TextInput
        label={t('session:fields.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={limits.email}
        error={errors.email && t(`session:errors.${errors.email}`)}
      />
      <RoleFields errors={errors} values={{ role: parseRequestedRole(search.get('role')) }} />
      <p className={styles.small}>
        {t('register.terms_before')} <Link to={publicPaths.info.terms}>{t('register.terms')}</Link>{' '}
        {t('register.terms_between')}{' '}
        <Link to={publicPaths.info.privacy}>{t('register.privacy')}</Link>
        {t('register.terms_after')}
      </p>
      <Button type="submit" busy={isSending}>
        {t('register.submit')}
      </Button>
    </form>
  )
}

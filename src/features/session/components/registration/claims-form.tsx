import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { confirmClaims } from '../../api/auth-api'
import type { Claims } from '../../model/claims'
import {
  firstNameRule,
  lastNameRule,
  requestedRole,
  roleRule,
  schoolNameRule,
} from '../../model/field-rules'
import styles from '../auth-form.module.css'
import { FormFailure } from '../form-failure'
import { NameFields, RoleFields } from './person-fields'
import { useNativeForm } from '../use-native-form'

const rules = {
  first_name: firstNameRule,
  last_name: lastNameRule,
  role: roleRule,
  school_name: schoolNameRule,
}

interface ClaimsFormProps {
  claims: Claims
  onDone: () => void
}

/** What the first sign-up of an address said, to be read by whoever confirmed the address. */
export function ClaimsForm({ claims, onDone }: ClaimsFormProps) {
  const { t } = useTranslation('session/account')
  const { formProps, errors, failure, isSending } = useNativeForm({
    rules,
    send: async (read) => {
      await confirmClaims({
        first_name: read('first_name').trim(),
        last_name: read('last_name').trim(),
        role: requestedRole(read('role')),
        school_name: read('school_name').trim() || null,
      })
      onDone()
    },
  })
  return (
    <form className={styles.form} {...formProps}>
      <h2>{t('claims.title')}</h2>
      <p className={styles.small}>{t('claims.lead')}</p>
      <FormFailure failure={failure} />
      <NameFields errors={errors} values={claims} />
      <RoleFields errors={errors} values={claims} />
      <Button type="submit" busy={isSending}>
        {t('claims.submit')}
      </Button>
    </form>
  )
}

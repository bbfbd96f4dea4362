import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { confirmClaims } from '../../api/auth-api'
import { parseChildName, validateChildName } from '../../model/child-name'
import type { Claims } from '../../model/claims'
import {
  validateFirstName,
  validateLastName,
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
  role: validateRole,
  child_name: validateChildName,
  school_name: validateSchoolName,
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
      const role = parseRequestedRole(read('role'))
      await confirmClaims({
        first_name: read('first_name').trim(),
        last_name: read('last_name').trim(),
        role,
        school_name: read('school_name').trim() || null,
        child_name: parseChildName(role, read('child_name')),
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

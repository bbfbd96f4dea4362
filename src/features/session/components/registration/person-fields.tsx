import { useTranslation } from 'react-i18next'
import { TextInput } from '@/shared/public/text-input'
import type { Claims } from '../../model/claims'
import { limits, type FieldError } from '../../model/field-rules'
import styles from '../auth-form.module.css'
import { RoleChoice } from './role-choice'

interface PersonFieldsProps {
  errors: Partial<Record<string, FieldError>>
  values?: Partial<Claims>
}

export function NameFields({ errors, values }: PersonFieldsProps) {
  const { t } = useTranslation('session')
  return (
    <div className={styles.pair}>
      <TextInput
        label={t('fields.first_name')}
        name="first_name"
        autoComplete="given-name"
        defaultValue={values?.first_name}
        maxLength={limits.name}
        error={errors.first_name && t(`errors.${errors.first_name}`)}
      />
      <TextInput
        label={t('fields.last_name')}
        name="last_name"
        autoComplete="family-name"
        defaultValue={values?.last_name}
        maxLength={limits.name}
        error={errors.last_name && t(`errors.${errors.last_name}`)}
      />
    </div>
  )
}

/** How somebody takes part, and where. */
export function RoleFields({ errors, values }: PersonFieldsProps) {
  const { t } = useTranslation('session')
  return (
    <>
      <RoleChoice
        label={t('fields.role')}
        name="role"
        defaultValue={values?.role}
        error={errors.role && t(`errors.${errors.role}`)}
      />
      <TextInput
        label={t('fields.school_name')}
        name="school_name"
        hint={t('fields.school_name_hint')}
        autoComplete="organization"
        defaultValue={values?.school_name ?? undefined}
        maxLength={limits.schoolName}
        error={errors.school_name && t(`errors.${errors.school_name}`)}
      />
    </>
  )
}

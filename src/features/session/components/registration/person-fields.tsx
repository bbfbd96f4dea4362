import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextInput } from '@/shared/public/text-input'
import type { Claims } from '../../model/claims'
import { childNameLimit } from '../../model/child-name'
import { limits, type FieldError } from '../../model/field-rules'
import type { AppRole } from '../../model/session'
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

interface RoleFieldsProps extends PersonFieldsProps {
  /** Roles the person has already. */
  without?: readonly AppRole[]
}

/** How somebody takes part, and where; a parent also says whose. */
export function RoleFields({ errors, values, without }: RoleFieldsProps) {
  const { t } = useTranslation(['session/account', 'session'])
  const [role, setRole] = useState(values?.role)
  return (
    <>
      <RoleChoice
        label={t('fields.role')}
        name="role"
        defaultValue={values?.role}
        without={without}
        onChoose={setRole}
        error={errors.role && t(`session:errors.${errors.role}`)}
      />
      {role === 'parent' && (
        <TextInput
          label={t('child.name')}
          name="child_name"
          hint={t('child.hint')}
          autoComplete="off"
          defaultValue={values?.child_name ?? undefined}
          maxLength={childNameLimit}
          error={errors.child_name && t(`session:errors.${errors.child_name}`)}
        />
      )}
      <TextInput
        label={t('fields.school_name')}
        name="school_name"
        hint={t('fields.school_name_hint')}
        autoComplete="organization"
        defaultValue={values?.school_name ?? undefined}
        maxLength={limits.schoolName}
        error={errors.school_name && t(`session:errors.${errors.school_name}`)}
      />
    </>
  )
}

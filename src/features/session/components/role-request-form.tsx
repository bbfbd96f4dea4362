import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { TextArea } from '@/shared/public/text-area'
import { TextInput } from '@/shared/public/text-input'
import { requestRole, type RoleRequest } from '../api/role-request-api'
import { limits, messageRule, requestedRole, roleRule, schoolNameRule } from '../model/field-rules'
import type { AppRole } from '../model/session'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'
import { RoleChoice } from './registration/role-choice'
import { useNativeForm } from './use-native-form'

const rules = { role: roleRule, school_name: schoolNameRule, message: messageRule }

interface RoleRequestFormProps {
  /** The pending request to change. */
  request: RoleRequest | null
  held: readonly AppRole[]
  onDone: () => void
}

export function RoleRequestForm({ request, held, onDone }: RoleRequestFormProps) {
  const { t } = useTranslation(['session/account', 'session'])
  const { formProps, errors, failure, isSending } = useNativeForm({
    rules,
    send: async (read) => {
      const role = requestedRole(read('role'))
      if (!role) return
      await requestRole({
        role,
        message: read('message').trim() || null,
        school_name: read('school_name').trim() || null,
      })
      onDone()
    },
  })
  const errorOf = (field: keyof typeof rules) =>
    errors[field] && t(`session:errors.${errors[field]}`)

  return (
    <form className={styles.form} {...formProps}>
      <FormFailure failure={failure} />
      <RoleChoice
        label={t('session:fields.role')}
        name="role"
        defaultValue={request?.role}
        without={held}
        error={errorOf('role')}
      />
      <TextInput
        label={t('session:fields.school_name')}
        name="school_name"
        hint={t('session:fields.school_name_hint')}
        autoComplete="organization"
        maxLength={limits.schoolName}
        defaultValue={request?.school_name ?? ''}
        error={errorOf('school_name')}
      />
      <TextArea
        label={t('session:fields.message')}
        name="message"
        hint={t('session:fields.message_hint')}
        maxLength={limits.message}
        defaultValue={request?.message ?? ''}
        error={errorOf('message')}
      />
      <Button type="submit" busy={isSending}>
        {request ? t('role_selection.change') : t('role_selection.submit')}
      </Button>
    </form>
  )
}

import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { TextArea } from '@/shared/public/text-area'
import { requestRole, type RoleRequest } from '../api/role-request-api'
import { parseChildName, validateChildName } from '../model/child-name'
import {
  limits,
  validateMessage,
  parseRequestedRole,
  validateRole,
  validateSchoolName,
} from '../model/field-rules'
import type { AppRole } from '../model/session'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'
import { RoleFields } from './registration/person-fields'
import { useNativeForm } from './use-native-form'

const rules = {
  role: validateRole,
  child_name: validateChildName,
  school_name: validateSchoolName,
  message: validateMessage,
}

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
      const role = parseRequestedRole(read('role'))
      if (!role) return
      await requestRole({
        role,
        message: read('message').trim() || null,
        school_name: read('school_name').trim() || null,
        child_name: parseChildName(role, read('child_name')),
      })
      onDone()
    },
  })

  return (
    <form className={styles.form} {...formProps}>
      <FormFailure failure={failure} />
      <RoleFields errors={errors} values={request ?? undefined} without={held} />
      <TextArea
        label={t('fields.message')}
        name="message"
        hint={t('fields.message_hint')}
        maxLength={limits.message}
        defaultValue={request?.message ?? ''}
        error={errors.message && t(`session:errors.${errors.message}`)}
      />
      <Button type="submit" busy={isSending}>
        {request ? t('role_selection.change') : t('role_selection.submit')}
      </Button>
    </form>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { PasswordField } from '@/shared/form/fields/password-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useChangePassword } from '../api/account-api'
import { listPasswordFieldErrors } from '../model/account-failures'
import { passwordSchema } from '../model/account-schemas'

const empty = { current_password: '', new_password: '', confirmation: '' }

export function PasswordSection({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const { mutateAsync: change } = useChangePassword(email)
  const [done, setDone] = useState(0)

  return (
    // a new key empties the form: the passwords are not needed any more
    <Form
      key={done}
      schema={passwordSchema}
      defaultValues={empty}
      fieldErrors={listPasswordFieldErrors}
      onSubmit={async (values) => {
        await change(values)
        setDone(done + 1)
      }}
    >
      <FormSection title={t('password.title')} why={t('password.why')}>
        <PasswordField
          name="current_password"
          label={t('password.current')}
          autoComplete="current-password"
          required
        />
        <PasswordField
          name="new_password"
          label={t('password.new')}
          hint={t('password.hint')}
          autoComplete="new-password"
          required
        />
        <PasswordField
          name="confirmation"
          label={t('password.confirmation')}
          autoComplete="new-password"
          required
        />
        <SubmitBar label={t('password.save')} />
      </FormSection>
    </Form>
  )
}

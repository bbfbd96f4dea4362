import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { limits } from '@/features/session/model/field-rules'
import { paths } from '@/lib/router/paths'
import { Form } from '@/shared/form/form'
import { PasswordField } from '@/shared/form/fields/password-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { TextField } from '@/shared/form/fields/text-field'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useChangeEmail } from '../api/account-api'
import { listEmailFieldErrors } from '../model/account-failures'
import { createEmailSchema } from '../model/account-schemas'

const empty = { new_email: '', confirmation: '', password: '' }

export function EmailSection({ email }: { email: string }) {
  const { t } = useTranslation('settings')
  const navigate = useNavigate()
  const { mutateAsync: change } = useChangeEmail(email)

  return (
    <Form
      schema={createEmailSchema(email)}
      defaultValues={empty}
      fieldErrors={listEmailFieldErrors}
      onSubmit={async (values) => {
        await change(values)
        await navigate(paths.emailChangeInitiated)
      }}
    >
      <FormSection title={t('email.title')} why={t('email.why', { email })}>
        <TextField
          name="new_email"
          type="email"
          label={t('email.new')}
          autoComplete="email"
          maxLength={limits.email}
          required
        />
        <TextField
          name="confirmation"
          type="email"
          label={t('email.confirmation')}
          autoComplete="off"
          maxLength={limits.email}
          required
        />
        <PasswordField
          name="password"
          label={t('email.password')}
          autoComplete="current-password"
          required
        />
        <SubmitBar label={t('email.save')} />
      </FormSection>
    </Form>
  )
}

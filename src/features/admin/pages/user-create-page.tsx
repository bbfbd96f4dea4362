import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { currentLocale } from '@/lib/i18n/setup'
import { paths } from '@/lib/router/paths'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { Alert } from '@/shared/public/alert'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useInvite } from '../api/invitations'
import { LanguageField } from '../components/invite/language-field'
import { invitedRoles, inviteFailure, userInviteSchema } from '../model/invite-schema'

/** A new person: invited by e-mail, because nobody should know somebody else's password. */
export function UserCreatePage() {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const roleName = useRoleName()
  const invite = useInvite()
  const { data: schools = [] } = useSchoolOptions()
  return (
    <FormPage
      title={t('pages.user_create')}
      back={{ to: paths.admin.users.list, label: t('users.title') }}
    >
      <Form
        schema={userInviteSchema}
        defaultValues={{ email: '', school_id: '', locale: currentLocale() }}
        fieldErrors={({ detail }) => inviteFailure(detail)}
        onSubmit={async (values) => {
          await invite.mutateAsync(values)
          await navigate(paths.admin.inviteOwner)
        }}
        isGuarded
      >
        <FormSection title={t('create.who')} why={t('create.why')}>
          <Alert title={t('create.no_password')}>{t('create.no_password_text')}</Alert>
          <TextField name="email" type="email" label={t('account.email')} required />
          <SelectField
            name="role"
            label={t('assign.role')}
            hint={t('create.role_hint')}
            options={invitedRoles.map((value) => ({ value, label: roleName(value) }))}
            required
          />
          <SelectField
            name="school_id"
            label={t('assign.school')}
            options={schools.map(({ id, name }) => ({ value: id, label: name }))}
            isSearchable
            required
          />
          <LanguageField />
        </FormSection>
        <SubmitBar label={t('invite.send')} cancelTo={paths.admin.users.list} />
      </Form>
    </FormPage>
  )
}

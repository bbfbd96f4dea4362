import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormContext, useWatch } from 'react-hook-form'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { Alert } from '@/shared/public/alert'
import { FormSection } from '@/shared/ui/patterns/form-section'
import { useInvite } from '../../api/invitations'
import { useCreateSchool } from '../../api/schools'
import {
  invitedRoles,
  describeInviteFailure,
  inviteSchema,
  isFamilyRole,
  isNewSchool,
  type Invite,
  type InvitedRole,
} from '../../model/invite-schema'
import { newSchool, schoolSchema, toSchoolRow } from '../../model/school-schema'
import { FamilyFields } from './family-fields'
import { LanguageField } from './language-field'
import { SchoolFields } from './school-fields'

interface InviteFormProps {
  label: string
  /** The role to begin with; chosen by hand where there is none. */
  startRole?: InvitedRole
}

/** Invites anybody by e-mail: to a school that is there, an owner also to one that is made along the way. */
export function InviteForm({ label, startRole }: InviteFormProps) {
  const { t } = useTranslation('admin')
  const invite = useInvite()
  const create = useCreateSchool()
  const [sent, setSent] = useState(0)
  // a school made before the invitation failed is not made a second time
  const [made, setMade] = useState<{ name: string; id: string } | null>(null)

  async function prepareSchool(values: Invite) {
    const { target, school_id, school_name, school_type } = values
    if (!isNewSchool(values.role, target)) return school_id
    if (made?.name === school_name) return made.id
    const row = toSchoolRow(
      schoolSchema.parse({ ...newSchool, name: school_name, type: school_type }),
    )
    const id = await create.mutateAsync(row)
    setMade({ name: school_name, id })
    return id
  }

  async function handleSubmit(values: Invite) {
    const school_id = await prepareSchool(values)
    await invite.mutateAsync({
      school_id,
      email: values.email,
      role: values.role,
      locale: values.locale,
      player_id: isFamilyRole(values.role) ? values.player_id : null,
      relationship: values.role === 'parent' ? values.relationship : null,
    })
    setMade(null)
    setSent((count) => count + 1)
  }

  return (
    <Form
      key={sent}
      label={label}
      schema={inviteSchema}
      defaultValues={{
        email: '',
        ...(startRole ? { role: startRole } : {}),
        locale: getCurrentLocale(),
        target: 'existing',
        school_id: '',
        school_name: '',
        school_type: 'club',
        player_id: '',
        relationship: 'parent',
      }}
      fieldErrors={({ detail }) => describeInviteFailure(detail)}
      onSubmit={handleSubmit}
      isGuarded
    >
      <FormSection title={t('invite.new')} why={t('invite.why')}>
        <Alert title={t('create.no_password')}>{t('create.no_password_text')}</Alert>
        <TextField name="email" type="email" label={t('account.email')} required />
        <RoleField />
        <SchoolFields />
        <FamilyFields />
        <LanguageField />
      </FormSection>
      <SubmitBar label={t('invite.send')} />
    </Form>
  )
}

function RoleField() {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const { control, setValue } = useFormContext<Invite>()
  const role = useWatch({ control, name: 'role' })
  return (
    <SelectField
      name="role"
      label={t('assign.role')}
      hint={isFamilyRole(role) ? t('create.family_hint') : t('create.role_hint')}
      options={invitedRoles.map((value) => ({ value, label: roleName(value) }))}
      onChange={() => setValue('player_id', '')}
      required
    />
  )
}

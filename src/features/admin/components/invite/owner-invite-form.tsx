import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { currentLocale } from '@/lib/i18n/setup'
import { schoolLimits, schoolTypes } from '@/features/schools/model/school-facts'
import { Form } from '@/shared/form/form'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { SubmitBar } from '@/shared/form/submit-bar'
import { FieldRow, FormSection } from '@/shared/ui/patterns/form-section'
import { useInvite } from '../../api/invitations'
import { useCreateSchool } from '../../api/schools'
import { inviteFailure, ownerInviteSchema, type OwnerInvite } from '../../model/invite-schema'
import { newSchool, toSchoolRow } from '../../model/school-schema'
import { LanguageField } from './language-field'

/** Invites an owner to a school that is there, or makes the school along with the invitation. */
export function OwnerInviteForm() {
  const { t } = useTranslation('admin')
  const invite = useInvite()
  const create = useCreateSchool()
  const [sent, setSent] = useState(0)
  // a school made before the invitation failed is not made a second time
  const [made, setMade] = useState<{ name: string; id: string } | null>(null)

  async function schoolOf({ target, school_id, school_name, school_type }: OwnerInvite) {
    if (target === 'existing') return school_id
    if (made?.name === school_name) return made.id
    const row = toSchoolRow({ ...newSchool, website: '', name: school_name, type: school_type })
    const id = await create.mutateAsync(row)
    setMade({ name: school_name, id })
    return id
  }

  async function handleSubmit(values: OwnerInvite) {
    const school_id = await schoolOf(values)
    await invite.mutateAsync({
      school_id,
      email: values.email,
      role: 'owner',
      locale: values.locale,
    })
    setMade(null)
    setSent((count) => count + 1)
  }

  return (
    <Form
      key={sent}
      label={t('pages.invite_owner')}
      schema={ownerInviteSchema}
      defaultValues={{
        email: '',
        locale: currentLocale(),
        target: 'existing',
        school_id: '',
        school_name: '',
        school_type: 'club',
      }}
      fieldErrors={({ detail }) => inviteFailure(detail)}
      onSubmit={handleSubmit}
      isGuarded
    >
      <FormSection title={t('invite.new')} why={t('invite.why')}>
        <TextField name="email" type="email" label={t('account.email')} required />
        <SelectField
          name="target"
          label={t('invite.target')}
          options={[
            { value: 'existing', label: t('invite.existing') },
            { value: 'new', label: t('invite.new_school') },
          ]}
          required
        />
        <SchoolFields />
        <LanguageField />
      </FormSection>
      <SubmitBar label={t('invite.send')} />
    </Form>
  )
}

function SchoolFields() {
  const { t } = useTranslation('admin')
  const { control } = useFormContext<OwnerInvite>()
  const target = useWatch({ control, name: 'target' })
  const { data: schools = [] } = useSchoolOptions()
  if (target === 'existing') {
    return (
      <SelectField
        name="school_id"
        label={t('assign.school')}
        options={schools.map(({ id, name }) => ({ value: id, label: name }))}
        isSearchable
        required
      />
    )
  }
  return (
    <FieldRow>
      <TextField
        name="school_name"
        label={t('school.name')}
        maxLength={schoolLimits.name}
        required
      />
      <SelectField
        name="school_type"
        label={t('school.type')}
        options={schoolTypes.map((value) => ({ value, label: t(`school.types.${value}`) }))}
        required
      />
    </FieldRow>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnUser } from '@/features/people/api/user-api'
import { TextField } from '@/shared/form/fields/text-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Form } from '@/shared/form/form'
import { SubmitBar } from '@/shared/form/submit-bar'
import { PictureField, type PictureChange } from '@/shared/picture/picture-field'
import { Button } from '@/shared/ui/button'
import { FormSection } from '@/shared/ui/patterns/form-section'
import type { OwnedSchool } from '../../api/academy/academy'
import type { OwnerProfile } from '@/features/people/api/owner-profiles'
import {
  describeAcademyFailure,
  academySchema,
  toAcademyInput,
} from '../../model/academy/academy-schema'
import { toSaveFailure } from '../../model/profile/profile-failure'
import { roleProfileLimits } from '../../model/profile/role-profile-schemas'
import { AvatarField } from '../avatar/avatar-field'
import { PersonFields } from '../profile/person-fields'
import { SchoolFields } from './school-fields'
import { useSaveWithPictures } from './use-save-with-pictures'

interface AcademyFormProps {
  user: OwnUser
  owner: OwnerProfile | null
  school: OwnedSchool
  onSaved: () => void
  onCancel: () => void
}

/** Profile and school in one form with one save: both are changed or none is. */
export function AcademyForm({ user, owner, onSaved, onCancel, ...read }: AcademyFormProps) {
  const { t } = useTranslation('settings')
  // as it was read: a newer version that arrives meanwhile is a conflict, not the new base
  const [school] = useState(read.school)
  const [avatar, setAvatar] = useState<PictureChange>(undefined)
  const [logo, setLogo] = useState<PictureChange>(undefined)
  const save = useSaveWithPictures(user, school)
  return (
    <Form
      schema={academySchema}
      defaultValues={toAcademyInput(user, owner, school)}
      onSubmit={async (values) => {
        await save(values, avatar, logo)
        onSaved()
      }}
      fieldErrors={describeAcademyFailure}
      failureTitle={(error) => toSaveFailure(error, 'owner')}
      label={t('academy.form')}
      isGuarded
    >
      <FormSection title={t('academy.school')} why={t('academy.school_why')}>
        <PictureField
          name={school.name}
          current={school.logo_url}
          change={logo}
          onChange={setLogo}
          labels={{ change: t('academy.logo_change'), remove: t('academy.logo_remove') }}
          type="image/png"
        />
        <SchoolFields />
      </FormSection>
      <FormSection title={t('profile.title')} why={t('owner.why')}>
        <AvatarField
          name={`${user.first_name} ${user.last_name}`}
          current={user.avatar_url}
          change={avatar}
          onChange={setAvatar}
          isMinor={false}
        />
        <PersonFields />
        <TextField
          name="job_title"
          label={t('owner.job_title')}
          autoComplete="organization-title"
          maxLength={roleProfileLimits.jobTitle}
        />
        <TextareaField
          name="biography"
          label={t('owner.biography')}
          maxLength={roleProfileLimits.biography}
        />
      </FormSection>
      <SubmitBar label={t('academy.save')}>
        <Button kind="secondary" onClick={onCancel}>
          {t('profile.cancel')}
        </Button>
      </SubmitBar>
    </Form>
  )
}

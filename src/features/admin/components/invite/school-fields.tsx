import { useTranslation } from 'react-i18next'
import { useFormContext, useWatch } from 'react-hook-form'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { schoolLimits, schoolTypes } from '@/features/schools/model/school-facts'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { isNewSchool, type Invite } from '../../model/invite-schema'

/** Where the invitation leads: a school, and for an owner a new one too. */
export function SchoolFields() {
  const { t } = useTranslation('admin')
  const { control, setValue } = useFormContext<Invite>()
  const [role, target] = useWatch({ control, name: ['role', 'target'] })
  const { data: schools = [] } = useSchoolOptions()
  return (
    <>
      {role === 'owner' ? (
        <SelectField
          name="target"
          label={t('invite.target')}
          options={[
            { value: 'existing', label: t('invite.existing') },
            { value: 'new', label: t('invite.new_school') },
          ]}
          required
        />
      ) : null}
      {isNewSchool(role, target) ? (
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
      ) : (
        <SelectField
          name="school_id"
          label={t('assign.school')}
          options={schools.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={() => setValue('player_id', '')}
          isSearchable
          required
        />
      )}
    </>
  )
}

import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { appRoles } from '@/features/session/model/session'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { SelectField } from '@/shared/form/fields/select-field'
import { Alert } from '@/shared/public/alert'
import type { Assignment } from '../../model/assignment'

/** Role and school; an administrator belongs to no school, so the second field goes away. */
export function AssignRoleFields() {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const { control } = useFormContext<Assignment>()
  const role = useWatch({ control, name: 'role' })
  const { data: schools = [] } = useSchoolOptions()
  return (
    <>
      <SelectField
        name="role"
        label={t('assign.role')}
        options={appRoles.map((value) => ({ value, label: roleName(value) }))}
        required
      />
      {role === 'admin' ? (
        <Alert kind="info">{t('assign.admin_warning')}</Alert>
      ) : (
        <SelectField
          name="school_id"
          label={t('assign.school')}
          hint={t('assign.school_hint')}
          options={schools.map(({ id, name }) => ({ value: id, label: name }))}
          isSearchable
          required
        />
      )}
    </>
  )
}

import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChildPicker } from '@/features/people/widgets/child-picker'
import { RelationshipField } from '@/features/people/widgets/relationship-field'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { appRoles } from '@/features/session/model/session'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { SelectField } from '@/shared/form/fields/select-field'
import { Alert } from '@/shared/public/alert'
import layout from '@/shared/ui/layout.module.css'
import type { Assignment } from '../../model/assignment'

interface AssignRoleFieldsProps {
  /** The one person it is about: as a parent they may be linked with a child in the same step. */
  person: { id: string; request_child_name: string | null } | null
}

/** Role and school; an administrator belongs to no school, so the second field goes away. */
export function AssignRoleFields({ person }: AssignRoleFieldsProps) {
  const { t } = useTranslation(['admin', 'people'])
  const roleName = useRoleName()
  const { control, setValue } = useFormContext<Assignment>()
  const [role, schoolId, playerId] = useWatch({
    control,
    name: ['role', 'school_id', 'player_id'],
  })
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
          onChange={() => setValue('player_id', null)}
        />
      )}
      {person && role === 'parent' && schoolId ? (
        <ChildPicker
          key={schoolId}
          name="player_id"
          schoolId={schoolId}
          userId={person.id}
          childName={person.request_child_name}
          isOptional
        />
      ) : null}
      {person && role === 'parent' && playerId ? (
        <>
          <RelationshipField name="relationship" />
          <p className={layout.dim14}>{t('people:requests.confirm_next')}</p>
        </>
      ) : null}
    </>
  )
}

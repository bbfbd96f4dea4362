import { useTranslation } from 'react-i18next'
import { useSchoolOptions } from '@/features/schools/api/school-options'
import { appRoles } from '@/features/session/model/session'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { oneOf, toggle } from '@/shared/ui/filters/list-filter'
import type { UserFilter } from '../../model/user-filter'

interface UserToolbarProps {
  filter: UserFilter
  onChange: (patch: Partial<UserFilter>) => void
}

/** Who waits has neither role nor school, so those filters and "waiting" exclude each other. */
export function UserToolbar({ filter, onChange }: UserToolbarProps) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const { data: schools = [] } = useSchoolOptions()
  const { q, status, role, school } = filter
  const unlessPending = status === 'pending' ? 'all' : status
  return (
    <FilterToolbar
      search={{
        label: t('users.search'),
        placeholder: t('users.search_placeholder'),
        value: q,
        isEager: true,
        onChange: (typed) => onChange({ q: typed }),
      }}
      filters={[
        toggle(t('users.status_pending'), status === 'pending', (isOn) =>
          onChange({ status: isOn ? 'pending' : 'all', role: '', school: '' }),
        ),
        toggle(t('users.status_suspended'), status === 'suspended', (isOn) =>
          onChange({ status: isOn ? 'suspended' : 'all' }),
        ),
        oneOf({
          label: t('users.role'),
          value: role,
          options: appRoles.map((value) => ({ value, label: roleName(value) })),
          none: '',
          onChange: (chosen) => onChange({ role: chosen, status: unlessPending }),
        }),
        oneOf({
          label: t('assign.school'),
          value: school,
          options: schools.map(({ id, name }) => ({ value: id, label: name })),
          none: '',
          onChange: (chosen) => onChange({ school: chosen, status: unlessPending }),
        }),
      ]}
      active={Number(status !== 'all') + Number(role !== '') + Number(school !== '')}
      onClear={() => onChange({ q: '', status: 'all', role: '', school: '' })}
    />
  )
}

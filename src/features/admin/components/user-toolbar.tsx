import { useTranslation } from 'react-i18next'
import { appRoles, parseRole } from '@/features/session/model/session'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import { ListToolbar } from '@/shared/ui/filters/list-toolbar'
import { SearchField } from '@/shared/ui/filters/search-field'
import type { UserFilter } from '../model/user-filter'

interface UserToolbarProps {
  filter: UserFilter
  onChange: (patch: Partial<UserFilter>) => void
}

export function UserToolbar({ filter, onChange }: UserToolbarProps) {
  const { t } = useTranslation('admin')
  const roleName = useRoleName()
  const isPending = filter.status === 'pending'
  return (
    <ListToolbar
      search={
        <SearchField
          label={t('users.search')}
          placeholder={t('users.search_placeholder')}
          value={filter.q}
          onChange={(q) => onChange({ q })}
        />
      }
      filters={
        <>
          <FilterToggle
            label={t('users.status_pending')}
            isOn={isPending}
            onChange={(isOn) => onChange({ status: isOn ? 'pending' : 'all', role: '' })}
          />
          <FilterSelect
            label={t('users.role')}
            value={filter.role ? [filter.role] : []}
            options={appRoles.map((role) => ({ value: role, label: roleName(role) }))}
            onChange={([role]) => onChange({ role: parseRole(role) ?? '', status: 'all' })}
          />
        </>
      }
      activeFilterCount={Number(isPending) + Number(filter.role !== '')}
      onClear={() => onChange({ q: '', status: 'all', role: '' })}
    />
  )
}

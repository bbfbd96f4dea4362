import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { ListToolbar } from '@/shared/ui/filters/list-toolbar'
import { SearchField } from '@/shared/ui/filters/search-field'
import type { TrainingFilter } from '../../model/training-filter'

interface TrainingToolbarProps {
  teams: readonly Team[]
  filter: TrainingFilter
  onFilter: (patch: Partial<TrainingFilter>) => void
}

export function TrainingToolbar({ teams, filter, onFilter }: TrainingToolbarProps) {
  const { t } = useTranslation('training')
  const hasSchools = new Set(teams.map(({ school_id }) => school_id)).size > 1
  const options = teams.map(({ id, name, school }) => ({
    value: id,
    label: hasSchools ? `${name} · ${school.name}` : name,
  }))
  return (
    <ListToolbar
      search={
        <SearchField
          label={t('list.search')}
          placeholder={t('list.placeholder')}
          value={filter.q}
          onChange={(q) => onFilter({ q })}
          maxLength={100}
        />
      }
      filters={
        teams.length > 1 ? (
          <FilterSelect
            label={t('list.team')}
            value={filter.team ? [filter.team] : []}
            options={options}
            onChange={([team = '']) => onFilter({ team })}
          />
        ) : null
      }
      activeFilterCount={Number(filter.team !== '')}
      onClear={() => onFilter({ q: '', team: '' })}
    />
  )
}

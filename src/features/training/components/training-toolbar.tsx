import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { ListToolbar } from '@/shared/ui/filters/list-toolbar'
import { SearchField } from '@/shared/ui/filters/search-field'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'
import {
  countActiveFilters,
  listSorts,
  noFilter,
  listFilterStates,
  type TrainingFilter,
} from '../model/training-filter'
import { PeriodFilter } from './list/period-filter'

interface TrainingToolbarProps {
  teams: readonly Team[]
  filter: TrainingFilter
  /** Families choose among fewer states. */
  isStaff: boolean
  onFilter: (patch: Partial<TrainingFilter>) => void
}

export function TrainingToolbar({ teams, filter, isStaff, onFilter }: TrainingToolbarProps) {
  const { t } = useTranslation(['training', 'exercises'])
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
      filters={<Filters teams={teams} filter={filter} isStaff={isStaff} onFilter={onFilter} />}
      activeFilterCount={countActiveFilters(filter)}
      onClear={() => onFilter(noFilter)}
    />
  )
}

function Filters({ teams, filter, isStaff, onFilter }: TrainingToolbarProps) {
  const { t } = useTranslation(['training', 'exercises'])
  const isPhone = useIsPhone()
  const hasSchools = new Set(teams.map(({ school_id }) => school_id)).size > 1
  return (
    <>
      {teams.length > 1 ? (
        <FilterSelect
          label={t('list.team')}
          value={filter.team ? [filter.team] : []}
          options={teams.map(({ id, name, school }) => ({
            value: id,
            label: hasSchools ? `${name} · ${school.name}` : name,
          }))}
          onChange={([team = '']) => onFilter({ team })}
        />
      ) : null}
      <PeriodFilter filter={filter} onFilter={onFilter} />
      <FilterSelect
        label={t('list.state')}
        value={filter.status ? [filter.status] : []}
        options={listFilterStates(filter.tab, isStaff).map((value) => ({
          value,
          label: t(`list.states.${value}`),
        }))}
        onChange={([value]) =>
          onFilter({
            status: listFilterStates(filter.tab, isStaff).find((known) => known === value) ?? null,
          })
        }
      />
      {isStaff ? (
        <FilterSelect
          label={t('list.topic')}
          value={filter.topic ? [filter.topic] : []}
          options={exerciseTopics.map((value) => ({
            value,
            label: t(`exercises:topics.${value}`),
          }))}
          onChange={([value]) =>
            onFilter({ topic: exerciseTopics.find((known) => known === value) ?? null })
          }
        />
      ) : null}
      {isPhone ? (
        <FilterSelect
          label={t('list.sort')}
          value={[filter.sort]}
          options={listSorts.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
          onChange={([value]) =>
            onFilter({ sort: listSorts.find((known) => known === value) ?? 'when', dir: null })
          }
        />
      ) : null}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import { ListToolbar } from '@/shared/ui/filters/list-toolbar'
import { SearchField } from '@/shared/ui/filters/search-field'
import {
  activeFilterCount,
  exerciseFilterSchema,
  exerciseSorts,
  type ExerciseFilter,
} from '../../model/exercise-filter'
import { exerciseTopics, intensityLevels, trainingPhases } from '../../model/taxonomy'

/** The steps a coach thinks in: age groups, squad sizes, slots of a session. */
const ages = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 19]
const squads = [4, 6, 8, 10, 12, 14, 16, 18, 20]
const slots = [10, 15, 20, 25, 30, 45]

interface ExerciseToolbarProps {
  filter: ExerciseFilter
  onChange: (patch: Partial<ExerciseFilter>) => void
}

export function ExerciseToolbar({ filter, onChange }: ExerciseToolbarProps) {
  const { t } = useTranslation('training')
  return (
    <ListToolbar
      search={
        <SearchField
          label={t('library.search')}
          placeholder={t('library.placeholder')}
          value={filter.q}
          maxLength={100}
          onChange={(q) => onChange({ q })}
        />
      }
      filters={<ExerciseFilters filter={filter} onChange={onChange} />}
      activeFilterCount={activeFilterCount(filter)}
      onClear={() => onChange({ ...exerciseFilterSchema.parse({}), q: filter.q })}
      end={
        <FilterSelect
          label={t('library.filters.sort')}
          value={filter.sort === 'relevance' ? [] : [filter.sort]}
          options={exerciseSorts.map((value) => ({ value, label: t(`library.sorts.${value}`) }))}
          onChange={([value]) => onChange({ sort: exerciseSorts.find((sort) => sort === value) })}
        />
      }
    />
  )
}

/** The chips alone, for the library and for the planner's panel. */
export function ExerciseFilters({ filter, onChange }: ExerciseToolbarProps) {
  const { t } = useTranslation('training')
  return (
    <>
      <FilterSelect
        label={t('library.filters.topics')}
        value={filter.topics}
        options={exerciseTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        onChange={(values) => onChange({ topics: known(exerciseTopics, values) })}
        multiple
      />
      <FilterSelect
        label={t('library.filters.phases')}
        value={filter.phases}
        options={trainingPhases.map((value) => ({ value, label: t(`phases.${value}`) }))}
        onChange={(values) => onChange({ phases: known(trainingPhases, values) })}
        multiple
      />
      <NumberFilter
        label={t('library.filters.age')}
        value={filter.age}
        options={ages.map((age) => [age, t('library.age_option', { age })])}
        onChange={(age) => onChange({ age })}
      />
      <NumberFilter
        label={t('library.filters.players')}
        value={filter.players}
        options={squads.map((count) => [count, t('library.players_option', { count })])}
        onChange={(players) => onChange({ players })}
      />
      <NumberFilter
        label={t('library.filters.minutes')}
        value={filter.minutes}
        options={slots.map((count) => [count, t('library.minutes_option', { count })])}
        onChange={(minutes) => onChange({ minutes })}
      />
      <FilterSelect
        label={t('library.filters.intensities')}
        value={filter.intensities}
        options={intensityLevels.map((value) => ({ value, label: t(`intensity.${value}`) }))}
        onChange={(values) => onChange({ intensities: known(intensityLevels, values) })}
        multiple
      />
      <FilterToggle
        label={t('library.filters.no_heading')}
        isOn={filter.no_heading}
        onChange={(no_heading) => onChange({ no_heading })}
      />
      <FilterToggle
        label={t('library.filters.favourites')}
        isOn={filter.favourites}
        onChange={(favourites) => onChange({ favourites })}
      />
    </>
  )
}

interface NumberFilterProps {
  label: string
  value: number | null
  options: [number, string][]
  onChange: (value: number | null) => void
}

function NumberFilter({ label, value, options, onChange }: NumberFilterProps) {
  return (
    <FilterSelect
      label={label}
      value={value === null ? [] : [String(value)]}
      options={options.map(([number, text]) => ({ value: String(number), label: text }))}
      onChange={([chosen]) => onChange(chosen === undefined ? null : Number(chosen))}
    />
  )
}

function known<T extends string>(all: readonly T[], values: string[]): T[] {
  return all.filter((value) => values.includes(value))
}

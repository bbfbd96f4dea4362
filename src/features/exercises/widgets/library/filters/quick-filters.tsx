import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { FilterToggle } from '@/shared/ui/filters/filter-toggle'
import { adultAge } from '../../../model/search/query-patterns'
import { exerciseTopics } from '../../../model/taxonomy'
import { AreaFilter } from './area-filter'
import type { FilterProps } from './filter-props'
import { ageSteps, filterKnown, minuteSteps, squadSteps } from './filter-values'
import { NumberFilter } from './number-filter'

/** What a coach asks first: who, how many, how long, where, what for. */
export function QuickFilters({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('exercises')
  return (
    <>
      <NumberFilter
        label={t('library.filters.age')}
        value={filter.age}
        options={[
          ...ageSteps.map((age) => [age, t('library.age_option', { age })] as const),
          [adultAge, t('library.age_adults')] as const,
        ]}
        onChange={(age) => onChange({ age })}
      />
      <NumberFilter
        label={t('library.filters.players')}
        value={filter.players}
        options={squadSteps.map((count) => [count, t('library.players_option', { count })])}
        onChange={(players) => onChange({ players })}
      />
      <NumberFilter
        label={t('library.filters.minutes')}
        value={filter.minutes}
        options={minuteSteps.map((count) => [count, t('library.minutes_option', { count })])}
        onChange={(minutes) => onChange({ minutes })}
      />
      <AreaFilter value={filter.area} onChange={(area) => onChange({ area })} />
      <FilterSelect
        label={t('library.filters.topics')}
        value={filter.topics}
        options={exerciseTopics.map((value) => ({ value, label: t(`topics.${value}`) }))}
        onChange={(values) => onChange({ topics: filterKnown(exerciseTopics, values) })}
        multiple
      />
      <FilterToggle
        label={t('library.filters.favourites')}
        isOn={filter.favourites}
        onChange={(favourites) => onChange({ favourites })}
      />
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { createMultiFilter, createSingleFilter, toggle } from '@/shared/ui/filters/list-filter'
import {
  equipmentKinds,
  individualTopics,
  places,
  type IndividualTopic,
} from '../../model/exercise'
import {
  ageSteps,
  countFilters,
  librarySorts,
  minuteSteps,
  type LibraryFilter,
} from '../../model/library/library-filter'
import { useIndividualText } from '../use-individual-text'

interface LibraryToolbarProps {
  filter: LibraryFilter
  patch: (changes: Partial<LibraryFilter>) => void
  onClear: () => void
  /** Topics there are exercises for. */
  topics: readonly IndividualTopic[]
  isStaff: boolean
}

/** Search, filters and order of the library. */
export function LibraryToolbar(props: LibraryToolbarProps) {
  const { filter, patch, onClear, topics, isStaff } = props
  const { t } = useTranslation('individual')
  const text = useIndividualText()
  const createNumberFilter = (
    name: 'age' | 'level' | 'minutes',
    values: readonly number[],
    format: (value: number) => string,
  ) =>
    createSingleFilter({
      label: t(`filters.${name}`),
      value: filter[name] === 0 ? '' : String(filter[name]),
      options: values.map((value) => ({ value: String(value), label: format(value) })),
      none: '',
      onChange: (value) => patch({ [name]: Number(value) }),
    })
  return (
    <FilterToolbar
      search={{
        label: t('library.search'),
        placeholder: t('library.search_placeholder'),
        maxLength: 100,
        isEager: true,
        value: filter.q,
        onChange: (q) => patch({ q }),
      }}
      filters={[
        createMultiFilter({
          label: t('filters.topic'),
          value: filter.topic,
          options: individualTopics
            .filter((topic) => topics.includes(topic))
            .map((value) => ({ value, label: text.formatTopic(value) })),
          onChange: (topic) => patch({ topic }),
        }),
        createMultiFilter({
          label: t('filters.place'),
          value: filter.place,
          options: places.map((value) => ({ value, label: text.formatPlace(value) })),
          onChange: (place) => patch({ place }),
        }),
        createNumberFilter('age', ageSteps, (age) => t('filters.age_option', { age })),
        createNumberFilter('minutes', minuteSteps, (count) =>
          t('filters.minutes_option', { count }),
        ),
        createNumberFilter('level', [1, 2, 3, 4, 5], (level) => t('facts.level_value', { level })),
        createMultiFilter({
          label: t('filters.with'),
          value: filter.with,
          options: equipmentKinds.map((value) => ({ value, label: t(`equipment.${value}`) })),
          onChange: (kinds) => patch({ with: kinds }),
        }),
        createSingleFilter({
          label: t('filters.people'),
          value: filter.people,
          options: [
            { value: 'solo', label: t('people.solo') },
            { value: 'pair', label: t('people.pair') },
          ],
          none: '',
          onChange: (people) => patch({ people: people ?? '' }),
        }),
        toggle(t(isStaff ? 'filters.mine' : 'filters.given'), filter.mine, (mine) =>
          patch({ mine }),
        ),
        isStaff
          ? toggle(t('filters.archived'), filter.archived, (archived) => patch({ archived }))
          : null,
      ]}
      active={countFilters(filter)}
      onClear={onClear}
      end={
        <FilterSelect
          label={t('filters.sort')}
          value={[filter.sort]}
          options={librarySorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
          onChange={([chosen]) =>
            patch({ sort: librarySorts.find((sort) => sort === chosen) ?? 'title' })
          }
        />
      }
    />
  )
}

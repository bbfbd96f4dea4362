import { useTranslation } from 'react-i18next'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { createSingleFilter, toggle } from '@/shared/ui/filters/list-filter'
import { occasions, skills } from '../../model/exercise'
import { ages, lengths, noFilter, type LibraryFilter } from '../../model/library-filter'

interface LibraryFiltersProps {
  filter: LibraryFilter
  onChange: (changes: Partial<LibraryFilter>) => void
  /** Writes exercises of their own. */
  isWriter: boolean
}

export function LibraryFilters({ filter, onChange, isWriter }: LibraryFiltersProps) {
  const { t } = useTranslation('mental')
  const { skill, occasion, age, minutes, mine, archived } = filter
  return (
    <FilterToolbar
      search={{
        label: t('library.search'),
        placeholder: t('library.placeholder'),
        maxLength: 100,
        isEager: true,
        value: filter.q,
        onChange: (q) => onChange({ q }),
      }}
      filters={[
        createSingleFilter({
          label: t('facts.skill'),
          value: skill,
          options: skills.map((value) => ({ value, label: t(`skills.${value}`) })),
          none: '',
          onChange: (value) => onChange({ skill: value }),
        }),
        createSingleFilter({
          label: t('facts.occasion'),
          value: occasion,
          options: occasions.map((value) => ({ value, label: t(`occasions.${value}`) })),
          none: '',
          onChange: (value) => onChange({ occasion: value }),
        }),
        createSingleFilter({
          label: t('library.age'),
          value: age,
          options: ages.map((value) => ({
            value,
            label: t('library.years', { count: Number(value) }),
          })),
          none: '',
          onChange: (value) => onChange({ age: value }),
        }),
        createSingleFilter({
          label: t('library.length'),
          value: minutes,
          options: lengths.map((value) => ({
            value,
            label: t('library.up_to', { count: Number(value) }),
          })),
          none: '',
          onChange: (value) => onChange({ minutes: value }),
        }),
        isWriter ? toggle(t('library.mine'), mine, (value) => onChange({ mine: value })) : null,
        isWriter
          ? toggle(t('library.archived'), archived, (value) => onChange({ archived: value }))
          : null,
      ]}
      active={[skill, occasion, age, minutes, mine, archived].filter(Boolean).length}
      onClear={() => onChange(noFilter)}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import {
  exerciseMoments,
  intensityLevels,
  practiceTypes,
  trainingPhases,
} from '../../../model/taxonomy'
import type { FilterProps } from './filter-props'
import { filterKnown } from './filter-values'

const levels = [1, 2, 3, 4, 5] as const

/** What kind of practice: its part of the session, moment of the game, form, load and level. */
export function KindFilters({ filter, onChange }: FilterProps) {
  const { t } = useTranslation('exercises')
  return (
    <>
      <FilterSelect
        label={t('library.filters.phases')}
        value={filter.phases}
        options={trainingPhases.map((value) => ({ value, label: t(`phases.${value}`) }))}
        onChange={(values) => onChange({ phases: filterKnown(trainingPhases, values) })}
        multiple
      />
      <FilterSelect
        label={t('library.filters.moments')}
        value={filter.moments}
        options={exerciseMoments.map((value) => ({ value, label: t(`library.moments.${value}`) }))}
        onChange={(values) => onChange({ moments: filterKnown(exerciseMoments, values) })}
        multiple
      />
      <FilterSelect
        label={t('library.filters.kinds')}
        value={filter.kinds}
        options={practiceTypes.map((value) => ({ value, label: t(`library.kinds.${value}`) }))}
        onChange={(values) => onChange({ kinds: filterKnown(practiceTypes, values) })}
        multiple
      />
      <FilterSelect
        label={t('library.filters.intensities')}
        value={filter.intensities}
        options={intensityLevels.map((value) => ({ value, label: t(`intensity.${value}`) }))}
        onChange={(values) => onChange({ intensities: filterKnown(intensityLevels, values) })}
        multiple
      />
      <FilterSelect
        label={t('library.filters.levels')}
        value={filter.levels.map(String)}
        options={levels.map((level) => ({
          value: String(level),
          label: t(`library.levels.${level}`),
        }))}
        onChange={(values) => onChange({ levels: values.map(Number).toSorted() })}
        multiple
      />
    </>
  )
}

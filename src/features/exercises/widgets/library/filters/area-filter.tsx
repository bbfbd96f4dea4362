import { useTranslation } from 'react-i18next'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { pitchParts } from '../../../model/search/area-sizes'
import { useFilterText } from './use-filter-text'

const grids = ['10x10', '20x15', '20x20', '30x20', '40x30'] as const

interface AreaFilterProps {
  value: string
  onChange: (area: string) => void
}

/** The ground there is: a part of a pitch or a common grid; the sheet takes any size. */
export function AreaFilter({ value, onChange }: AreaFilterProps) {
  const { t } = useTranslation('exercises')
  const { areaText } = useFilterText(false)
  const areas: string[] = [...pitchParts, ...grids]
  if (value !== '' && !areas.includes(value)) areas.push(value)
  return (
    <FilterSelect
      label={t('library.filters.area')}
      value={value === '' ? [] : [value]}
      options={areas.map((area) => ({ value: area, label: areaText(area) }))}
      onChange={([area]) => onChange(area ?? '')}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { FilterToolbar } from '@/shared/ui/filters/filter-toolbar'
import { manyOf, oneOf, toggle } from '@/shared/ui/filters/list-filter'
import { usePlaces } from '../../api/fields'
import { surfaces } from '../../model/field'
import { activeFieldFilters, noFieldFilter, type FieldFilter } from '../../model/field-filter'

interface FieldToolbarProps {
  filter: FieldFilter
  onChange: (patch: Partial<FieldFilter>) => void
}

export function FieldToolbar({ filter, onChange }: FieldToolbarProps) {
  const { t } = useTranslation('fields')
  const places = usePlaces()
  return (
    <FilterToolbar
      search={{
        label: t('list.search'),
        placeholder: t('list.placeholder'),
        value: filter.q,
        onChange: (q) => onChange({ q }),
        maxLength: 100,
      }}
      filters={[
        places.length > 1
          ? oneOf({
              label: t('list.place'),
              value: filter.place,
              options: places.map((place) => ({ value: place, label: place })),
              none: '',
              onChange: (place) => onChange({ place }),
            })
          : null,
        manyOf({
          label: t('field.surface'),
          value: filter.surface,
          options: surfaces.map((value) => ({ value, label: t(`surfaces.${value}`) })),
          onChange: (surface) => onChange({ surface }),
        }),
        toggle(t('list.archived'), filter.archived, (archived) => onChange({ archived })),
      ]}
      active={activeFieldFilters(filter)}
      onClear={() => onChange(noFieldFilter)}
    />
  )
}

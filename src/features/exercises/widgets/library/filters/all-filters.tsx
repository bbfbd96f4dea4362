import { useState } from 'react'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import { FilterLayout } from '@/shared/ui/filters/filter-layout'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { countFilters, exerciseSorts } from '../../../model/exercise-filter'
import type { FilterProps } from './filter-props'
import { KindFilters } from './kind-filters'
import { OwnFilters } from './own-filters'
import { OwnSize } from './own-size'
import { QuickFilters } from './quick-filters'

interface AllFiltersProps extends FilterProps {
  /** How many exercises are found, in words. */
  found: string
  onClear: () => void
}

/** Every filter there is, spread out; the list behind follows each tap. */
export function AllFilters({ filter, onChange, found, onClear }: AllFiltersProps) {
  const { t } = useTranslation('exercises')
  const [isOpen, setIsOpen] = useState(false)
  const count = countFilters(filter)
  return (
    <>
      <Button
        kind="secondary"
        icon={<IconAdjustmentsHorizontal size={20} stroke={1.75} />}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? t('library.all_filters_count', { number: count }) : t('library.all_filters')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('library.all_filters')}
        width={720}
        footer={
          <>
            {count > 0 ? (
              <Button kind="secondary" onClick={onClear}>
                {t('library.clear_all')}
              </Button>
            ) : null}
            <Button onClick={() => setIsOpen(false)}>{t('library.show_found', { found })}</Button>
          </>
        }
      >
        <FilterLayout value="sheet">
          <div className={`${layout.stack5} ${layout.top}`}>
            <FilterSelect
              label={t('library.filters.sort')}
              value={[filter.sort]}
              options={exerciseSorts.map((value) => ({
                value,
                label: t(`library.sorts.${value}`),
              }))}
              onChange={([value]) =>
                onChange({ sort: exerciseSorts.find((sort) => sort === value) ?? 'relevance' })
              }
            />
            <QuickFilters filter={filter} onChange={onChange} />
            <OwnSize value={filter.area} onChange={(area) => onChange({ area })} />
            <KindFilters filter={filter} onChange={onChange} />
            <QueryBoundary>
              <OwnFilters filter={filter} onChange={onChange} />
            </QueryBoundary>
          </div>
        </FilterLayout>
      </Sheet>
    </>
  )
}

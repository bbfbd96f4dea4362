import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import { FilterSelect } from '@/shared/ui/filters/filter-select'
import { SearchField } from '@/shared/ui/filters/search-field'
import layout from '@/shared/ui/layout.module.css'
import { exerciseFilterSchema, exerciseSorts, queryLength } from '../../model/exercise-filter'
import { ActiveFilterChips } from './filters/active-filter-chips'
import { AllFilters } from './filters/all-filters'
import type { FilterProps } from './filters/filter-props'
import styles from './filters/filters.module.css'
import { QuickFilters } from './filters/quick-filters'

interface ExerciseToolbarProps extends FilterProps {
  isStaff: boolean
  /** How many exercises are found, in words. */
  found: string
  /** The choice between cards and list. */
  view: ReactNode
}

/** One box that understands a coach, the first few filters, all others in a sheet, and what is on. */
export function ExerciseToolbar({ filter, onChange, isStaff, found, view }: ExerciseToolbarProps) {
  const { t } = useTranslation('exercises')
  const isPhone = useIsPhone()
  const open = exerciseFilterSchema.parse({})
  return (
    <div className={layout.stack2} role="search">
      <div className={layout.row2}>
        <div className={styles.box}>
          <SearchField
            label={t('library.search')}
            placeholder={t('library.placeholder')}
            value={filter.q}
            maxLength={queryLength}
            isEager
            onChange={(q) => onChange({ q })}
          />
        </div>
        <AllFilters
          filter={filter}
          onChange={onChange}
          found={found}
          onClear={() => onChange({ ...open, q: filter.q, sort: filter.sort })}
        />
        <div className={`${layout.flex} ${layout.gap2} ${styles.end}`}>
          {isPhone ? null : (
            <FilterSelect
              label={t('library.filters.sort')}
              value={filter.sort === 'relevance' ? [] : [filter.sort]}
              options={exerciseSorts.map((value) => ({
                value,
                label: t(`library.sorts.${value}`),
              }))}
              onChange={([value]) =>
                onChange({ sort: exerciseSorts.find((sort) => sort === value) ?? 'relevance' })
              }
            />
          )}
          {view}
        </div>
      </div>
      <div className={`${layout.wrap2} ${styles.quick}`}>
        <QuickFilters filter={filter} onChange={onChange} />
      </div>
      <ActiveFilterChips
        filter={filter}
        isStaff={isStaff}
        onChange={onChange}
        onClear={() => onChange({ ...open, sort: filter.sort })}
      />
    </div>
  )
}

import { IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { listActiveFilters } from '../../../model/search/list-active-filters'
import type { FilterProps } from './filter-props'
import styles from './filters.module.css'
import { useFilterText } from './use-filter-text'

interface ActiveFilterChipsProps extends FilterProps {
  isStaff: boolean
  onClear: () => void
}

/** What narrows the list, each to be taken away; what was read from the words is marked as read. */
export function ActiveFilterChips({ filter, isStaff, onChange, onClear }: ActiveFilterChipsProps) {
  const { t } = useTranslation('exercises')
  const { filterText } = useFilterText(isStaff)
  const filters = listActiveFilters(filter)
  if (filters.length === 0) return null
  return (
    <div className={layout.row2}>
      <ul className={styles.chips} aria-label={t('library.active')}>
        {filters.map((one) => {
          const text = filterText(one)
          return (
            <li key={one.id}>
              <button
                type="button"
                className={`${layout.inline} ${layout.middle} ${layout.round} ${styles.chip}`}
                data-typed={one.isTyped || undefined}
                aria-label={t('library.take_away', { filter: text })}
                title={one.isTyped ? t('library.understood') : undefined}
                onClick={() =>
                  onChange(
                    (newest) =>
                      listActiveFilters(newest).find(({ id }) => id === one.id)?.patch ?? {},
                  )
                }
              >
                {text}
                <IconX size={14} stroke={2} aria-hidden="true" />
              </button>
            </li>
          )
        })}
      </ul>
      <button
        type="button"
        className={`${layout.bare} ${layout.dimmed} ${layout.dimmed13} ${styles.clear}`}
        onClick={onClear}
      >
        {t('library.clear_all')}
      </button>
    </div>
  )
}

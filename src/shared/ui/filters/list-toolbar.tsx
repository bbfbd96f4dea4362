import { useState, type ReactNode } from 'react'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import layout from '@/shared/ui/layout.module.css'
import { Button } from '../button'
import { FilterLayout } from './filter-layout'
import styles from './list-toolbar.module.css'
import { Sheet } from '../sheet'

interface ListToolbarProps {
  search?: ReactNode
  filters?: ReactNode
  activeFilterCount?: number
  onClear?: () => void
  /** Sorting, view switch and the like, at the end of the row. */
  end?: ReactNode
}

/** Search and filter chips in one row; on the phone the filters move into a sheet. */
export function ListToolbar(props: ListToolbarProps) {
  const { search, filters, activeFilterCount = 0, onClear, end } = props
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  return (
    <div className={layout.row2} role="search">
      {search}
      {filters && isPhone ? (
        <FilterSheet count={activeFilterCount} onClear={onClear}>
          {filters}
        </FilterSheet>
      ) : null}
      {filters && !isPhone ? <div className={layout.wrap2}>{filters}</div> : null}
      {onClear && !isPhone && activeFilterCount > 0 ? (
        <Button kind="quiet" icon={<IconX size={16} />} onClick={onClear}>
          {t('ui.filters.clear')}
        </Button>
      ) : null}
      {end ? <div className={`${layout.gap2} ${styles.end}`}>{end}</div> : null}
    </div>
  )
}

interface FilterSheetProps {
  count: number
  onClear?: () => void
  children: ReactNode
}

function FilterSheet({ count, onClear, children }: FilterSheetProps) {
  const { t } = useTranslation()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button
        kind="secondary"
        icon={<IconAdjustmentsHorizontal size={20} />}
        onClick={() => setIsOpen(true)}
      >
        {count > 0 ? t('ui.filters.open_count', { number: count }) : t('ui.filters.open')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('ui.filters.open')}
        footer={
          <>
            {onClear && count > 0 ? (
              <Button kind="secondary" onClick={onClear}>
                {t('ui.filters.clear')}
              </Button>
            ) : null}
            <Button onClick={() => setIsOpen(false)}>{t('ui.filters.show')}</Button>
          </>
        }
      >
        <FilterLayout value="sheet">
          <div className={`${layout.stack5} ${layout.top}`}>{children}</div>
        </FilterLayout>
      </Sheet>
    </>
  )
}

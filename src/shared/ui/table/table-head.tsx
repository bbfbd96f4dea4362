import { Checkbox } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconSelector } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { getNextSort, type Column, type Sort } from './data-table-model'
import styles from './data-table.module.css'
import type { RowSelection } from './use-row-selection'

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[]
  sort?: Sort
  onSort?: (sort: Sort) => void
  selection: RowSelection | null
  hasActions: boolean
}

export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, selection, hasActions } = props
  const { t } = useTranslation()
  return (
    <thead className={styles.head}>
      <tr>
        {selection ? (
          <th scope="col" className={styles.tick}>
            <Checkbox
              aria-label={t('ui.table.select_page')}
              checked={selection.pageState === 'all'}
              indeterminate={selection.pageState === 'some'}
              onChange={selection.togglePage}
            />
          </th>
        ) : null}
        {columns.map((column) => (
          <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
        {hasActions ? (
          <th scope="col" className={styles.actions}>
            <span className={layout.hidden}>{t('ui.table.actions')}</span>
          </th>
        ) : null}
      </tr>
    </thead>
  )
}

interface HeadCellProps<Row> {
  column: Column<Row>
  sort?: Sort
  onSort?: (sort: Sort) => void
}

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const { key, header, align = 'start', width } = column
  const isSorted = sort?.key === key
  const Icon = !isSorted ? IconSelector : sort.dir === 'asc' ? IconArrowUp : IconArrowDown
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" data-align={align} style={{ width }}>
        {header}
      </th>
    )
  }
  const direction = isSorted ? (sort.dir === 'asc' ? 'ascending' : 'descending') : 'none'
  return (
    <th scope="col" data-align={align} style={{ width }} aria-sort={direction}>
      <button
        type="button"
        className={`${layout.inline1} ${layout.borderless} ${layout.textStart} ${styles.sort}`}
        data-on={isSorted || undefined}
        onClick={() => onSort(getNextSort(sort, key))}
      >
        {header}
        <Icon size={15} stroke={1.75} aria-hidden="true" />
      </button>
    </th>
  )
}

import { useIsPhone } from '@/shared/hooks/use-is-phone'
import type { DataTableProps } from './data-table-model'
import layout from '@/shared/ui/layout.module.css'
import styles from './data-table.module.css'
import { TableCards } from './table-cards'
import { TableHead } from './table-head'
import { TableRow } from './table-row'
import { useRowSelection } from './use-row-selection'

/** A table on a desktop, cards on a phone. Sorting, paging and filtering happen where the data is. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowActions, sort, onSort, isUpdating = false } = props
  const isPhone = useIsPhone()
  const selection = useRowSelection(rows.map(rowKey), props.selection)
  if (isPhone) return <TableCards {...props} rowSelection={selection} />
  return (
    <div className={styles.frame} data-updating={isUpdating || undefined} aria-busy={isUpdating}>
      <table className={`${layout.size14} ${styles.table}`} aria-label={label}>
        <TableHead
          columns={columns}
          sort={sort}
          onSort={onSort}
          selection={selection}
          hasActions={rowActions !== undefined}
        />
        <tbody>
          {rows.map((row) => (
            <TableRow key={rowKey(row)} {...props} row={row} rowSelection={selection} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DataTableProps } from './data-table-model'
import layout from '@/shared/ui/layout.module.css'
import styles from './data-table.module.css'
import { RowTick } from './row-tick'
import type { RowSelection } from './use-row-selection'

interface TableRowProps<Row> extends DataTableProps<Row> {
  row: Row
  rowSelection: RowSelection | null
}

/** One row: the first cell's link covers it; the tick and the actions lie above that link. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, columns, rowHref, rowActions, rowLabel, rowSelection } = props
  const id = rowKey(row)
  const href = rowHref?.(row)
  return (
    <tr
      className={`${layout.relative} ${styles.row}`}
      data-selected={rowSelection?.isOn(id) || undefined}
    >
      {rowSelection ? (
        <td className={styles.tick}>
          <RowTick id={id} name={rowLabel?.(row)} selection={rowSelection} />
        </td>
      ) : null}
      {columns.map((column, index) => (
        <td key={column.key} data-align={column.align ?? 'start'}>
          <CellLink to={index === 0 ? href : undefined}>{column.render(row)}</CellLink>
        </td>
      ))}
      {rowActions ? (
        <td className={styles.actions}>
          <div className={`${layout.gap1} ${layout.relative} ${styles.reveal}`}>
            {rowActions(row)}
          </div>
        </td>
      ) : null}
    </tr>
  )
}

function CellLink({ to, children }: { to?: string; children: ReactNode }) {
  if (!to) return children
  return (
    <Link to={to} className={`${layout.medium} ${layout.ink} ${layout.undecorated} ${styles.link}`}>
      {children}
    </Link>
  )
}

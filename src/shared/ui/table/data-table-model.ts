/** What a list tells its table. All texts arrive translated. */
import type { ReactNode } from 'react'

export interface Sort {
  key: string
  dir: 'asc' | 'desc'
}

export interface Column<Row> {
  key: string
  header: ReactNode
  render: (row: Row) => ReactNode
  isSortable?: boolean
  align?: 'start' | 'center' | 'end'
  width?: number | string
  isHiddenOnPhone?: boolean
}

export interface TableSelection {
  ids: readonly string[]
  onChange: (ids: string[]) => void
}

export interface DataTableProps<Row> {
  /** The table's spoken name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** Where a row leads; the link lies in the first column and covers the row. */
  rowHref?: (row: Row) => string
  rowActions?: (row: Row) => ReactNode
  sort?: Sort
  /** The next sort: the same column turns round, another one starts ascending. */
  onSort?: (sort: Sort) => void
  selection?: TableSelection
  /** What a row is called in "Select …"; its first column's text by default. */
  rowLabel?: (row: Row) => string
  renderCard?: (row: Row) => ReactNode
  /** New rows are on their way: the old ones stay, dimmed. */
  isUpdating?: boolean
}

export function getNextSort(sort: Sort | undefined, key: string): Sort {
  return { key, dir: sort?.key === key && sort.dir === 'asc' ? 'desc' : 'asc' }
}

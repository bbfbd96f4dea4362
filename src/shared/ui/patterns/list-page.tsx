import type { ReactNode } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { listPageSize } from '@/lib/list-schema'
import { LinkButton } from '../button'
import { FilterToolbar } from '../filters/filter-toolbar'
import type { SearchFieldProps } from '../filters/search-field'
import { EmptyState, type EmptyStateProps } from '../states/empty-state'
import { InlineError } from '../states/inline-error'
import { NoMatch } from '../states/no-match'
import { ListSkeleton } from '../states/skeletons'
import { DataTable } from '../table/data-table'
import type { DataTableProps } from '../table/data-table-model'
import { Pager } from '../table/pager'
import { SelectionBar } from '../table/selection-bar'
import { ListFrame } from './list-frame'
import { countActiveFilters, toListFilter, type FilterChip } from './list-chips'
import type { List } from './use-list'

type TableProps<Row> = Pick<
  DataTableProps<Row>,
  'columns' | 'rowKey' | 'rowHref' | 'rowLabel' | 'rowActions'
>

interface ListPageProps<Row, Filter> extends TableProps<Row> {
  title: string
  list: List<Row, Filter>
  /** The table's spoken name; the title by default. */
  label?: string
  description?: ReactNode
  /** Where a new entry is made: the primary action, and the next step of an empty list. */
  create?: { to: string; label: string; icon?: ReactNode } | null
  /** Further actions beside the title. */
  actions?: ReactNode
  /** Above search and filters, where the list has parts. */
  tabs?: ReactNode
  search: Pick<SearchFieldProps, 'label' | 'placeholder' | 'maxLength'>
  filters?: readonly (FilterChip<Filter> | false)[]
  /** Shown above the rows. */
  notice?: ReactNode
  /** Makes rows selectable. */
  bulkActions?: (rows: Row[]) => ReactNode
  phoneCard?: (row: Row) => ReactNode
  /** `whenFiltered`: shown instead of "no match" although a filter narrows the list. */
  empty: EmptyStateProps & { whenFiltered?: boolean }
}

/** Pattern 1: a list with search, filters, sorting, paging, selection and all of its states. */
export function ListPage<Row, Filter>(props: ListPageProps<Row, Filter>) {
  const { title, list, create, search, filters = [], bulkActions, rowKey } = props
  const chips = filters.flatMap((chip) => chip || [])
  const active = countActiveFilters(list, chips)
  const selected = (list.rows ?? []).filter((row) => list.selectedKeys.includes(rowKey(row)))
  const createLink = create ? (
    <LinkButton to={create.to} icon={create.icon ?? <IconPlus size={20} stroke={1.75} />}>
      {create.label}
    </LinkButton>
  ) : null

  function clear(fields: Record<string, unknown> = {}) {
    const cleared = chips.map(({ key }) => [key, list.defaults[key]] as const)
    list.patchFields({ ...Object.fromEntries(cleared), ...fields })
  }

  return (
    <ListFrame
      title={title}
      count={list.total}
      description={props.description}
      action={
        createLink || props.actions ? (
          <>
            {createLink}
            {props.actions}
          </>
        ) : null
      }
      toolbar={
        <>
          {props.tabs}
          <FilterToolbar
            search={{
              maxLength: 100,
              // lists answer from an index, page by page: a pause would be most of the time one waits
              isEager: true,
              ...search,
              value: list.q,
              onChange: (q) => list.patchFields({ q }),
            }}
            filters={chips.map((chip) => toListFilter(list, chip))}
            active={active}
            onClear={() => clear()}
          />
        </>
      }
      selection={
        bulkActions ? (
          <SelectionBar count={selected.length} onClear={() => list.select([])}>
            {bulkActions(selected)}
          </SelectionBar>
        ) : null
      }
      pager={
        <Pager
          page={list.page}
          pageSize={listPageSize}
          total={list.total ?? 0}
          onChange={(page) => list.patchFields({ page })}
        />
      }
    >
      {props.notice}
      <ListRows
        {...props}
        createLink={createLink}
        isNarrowed={list.q !== '' || active > 0 || list.page > 1}
        onClear={() => clear({ q: '' })}
      />
    </ListFrame>
  )
}

interface ListRowsProps<Row, Filter> extends ListPageProps<Row, Filter> {
  createLink: ReactNode
  isNarrowed: boolean
  onClear: () => void
}

function ListRows<Row, Filter>(props: ListRowsProps<Row, Filter>) {
  const { title, list, label = title, columns, bulkActions, empty, isNarrowed, onClear } = props
  if (list.error) return <InlineError error={list.error} onRetry={list.retry} />
  if (!list.rows) return <ListSkeleton rows={8} />
  if (list.rows.length === 0) {
    const { whenFiltered = false, ...texts } = empty
    if (isNarrowed && !whenFiltered) return <NoMatch onClear={onClear} />
    return <EmptyState action={props.createLink} {...texts} />
  }
  const { rowKey, rowHref, rowLabel, rowActions, phoneCard } = props
  return (
    <DataTable
      label={label}
      rows={list.rows}
      columns={columns.map((column) => ({ ...column, isSortable: list.canSort(column.key) }))}
      rowKey={rowKey}
      rowHref={rowHref}
      rowLabel={rowLabel}
      rowActions={rowActions}
      renderCard={phoneCard}
      sort={list.sort}
      onSort={({ key, dir }) => list.patchFields({ sort: key, dir })}
      selection={bulkActions ? { ids: list.selectedKeys, onChange: list.select } : undefined}
      isUpdating={list.isUpdating}
    />
  )
}

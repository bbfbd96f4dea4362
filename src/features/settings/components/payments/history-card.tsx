import type { ReactNode } from 'react'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { DataTable } from '@/shared/ui/table/data-table'
import type { Column } from '@/shared/ui/table/data-table-model'
import { Pager } from '@/shared/ui/table/pager'
import { historyPageSize } from '../../api/payments/invoices'

interface HistoryCardProps<Row extends { id: string }> {
  title: string
  description?: ReactNode
  columns: readonly Column<Row>[]
  query: {
    data: { rows: Row[]; total: number } | undefined
    error: Error | null
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  page: number
  onPage: (page: number) => void
  empty: { title: ReactNode; text: ReactNode }
  failure: ReactNode
}

/** A history of money, page by page: loading, failing and empty in one place. */
export function HistoryCard<Row extends { id: string }>(props: HistoryCardProps<Row>) {
  const { title, description, columns, query, page, onPage, empty, failure } = props
  const { data, error } = query
  return (
    <SectionCard title={title} description={description}>
      {error && !data ? (
        <>
          {failure}
          <InlineError error={error} onRetry={() => void query.refetch()} />
        </>
      ) : null}
      {!data && !error ? <ListSkeleton rows={3} /> : null}
      {data?.total === 0 ? <EmptyState size="card" {...empty} /> : null}
      {data && data.total > 0 ? (
        <>
          <DataTable
            label={title}
            columns={columns}
            rows={data.rows}
            rowKey={({ id }) => id}
            isUpdating={query.isPlaceholderData}
          />
          <Pager page={page} pageSize={historyPageSize} total={data.total} onChange={onPage} />
        </>
      ) : null}
    </SectionCard>
  )
}

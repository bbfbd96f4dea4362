import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { Pager } from '@/shared/ui/table/pager'
import layout from '@/shared/ui/layout.module.css'
import { safetyPageSize, type SafetyTab } from '../model/safety-filter'

interface CaseListProps<Row> {
  tab: SafetyTab
  query: { data: Row[] | undefined; error: Error | null; refetch: () => unknown }
  /** Chosen states leave nothing over: another sentence than for a list that was always empty. */
  isFiltered: boolean
  page: number
  onPage: (page: number) => void
  children: (row: Row) => ReactNode
}

/** One page of cases in each of its states. */
export function CaseList<Row extends { total_count: number }>(props: CaseListProps<Row>) {
  const { tab, query, isFiltered, page, onPage, children } = props
  const { t } = useTranslation('safety')
  const { data, error, refetch } = query
  if (!data) {
    return error ? <InlineError error={error} onRetry={() => void refetch()} /> : <ListSkeleton />
  }
  if (data.length === 0) {
    return (
      <EmptyState
        picture="people"
        title={isFiltered ? t('empty.filtered') : t(`empty.${tab}`)}
        text={isFiltered ? t('empty.filtered_text') : t(`empty.${tab}_text`)}
      />
    )
  }
  return (
    <>
      <ul className={layout.listGrid3} aria-label={t(`tabs.${tab}`)}>
        {data.map((row) => children(row))}
      </ul>
      <Pager
        page={page}
        pageSize={safetyPageSize}
        total={data[0]?.total_count ?? 0}
        onChange={onPage}
      />
    </>
  )
}

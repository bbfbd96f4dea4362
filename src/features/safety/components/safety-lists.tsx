import { useConcerns } from '../api/concerns'
import { useErasureRequests } from '../api/erasure-requests'
import { useMessageReports } from '../api/message-reports'
import { caseStates, erasureStates, type SafetyState } from '../model/safety-filter'
import { CaseList } from './case-list'
import { ConcernCard } from './concern-card'
import { ErasureCard } from './erasure-card'
import { ReportCard } from './report-card'

interface ListProps {
  state: SafetyState
  page: number
  onPage: (page: number) => void
}

const toCaseState = (state: SafetyState) => caseStates.find((known) => known === state)
const toErasureState = (state: SafetyState) => erasureStates.find((known) => known === state)

export function ConcernList({ state, page, onPage }: ListProps) {
  const chosen = toCaseState(state)
  const query = useConcerns(chosen, page)
  return (
    <CaseList tab="concerns" query={query} isFiltered={!!chosen} page={page} onPage={onPage}>
      {(concern) => <ConcernCard key={concern.id} concern={concern} />}
    </CaseList>
  )
}

export function ReportList({ state, page, onPage }: ListProps) {
  const chosen = toCaseState(state)
  const query = useMessageReports(chosen, page)
  return (
    <CaseList tab="reports" query={query} isFiltered={!!chosen} page={page} onPage={onPage}>
      {(report) => <ReportCard key={report.id} report={report} />}
    </CaseList>
  )
}

export function ErasureList({ state, page, onPage }: ListProps) {
  const chosen = toErasureState(state)
  const query = useErasureRequests(chosen, page)
  return (
    <CaseList tab="erasure" query={query} isFiltered={!!chosen} page={page} onPage={onPage}>
      {(request) => <ErasureCard key={request.id} request={request} />}
    </CaseList>
  )
}

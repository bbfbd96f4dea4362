import { useEffect, useState } from 'react'
import { IconPlus, IconRepeat } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { NoMatch } from '@/shared/ui/states/no-match'
import { Pager } from '@/shared/ui/table/pager'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useTrainingList } from '../api/training-list'
import type { TeamScope } from '@/features/teams/api/training-rows'
import {
  countActiveFilters,
  noFilter,
  trainingFilterSchema,
  trainingsPerPage,
  type TrainingFilter,
} from '../model/training-filter'
import { QuickSessionLink } from '@/features/planner/widgets/quick-session-link'
import { TrainingBulk } from './list/training-bulk'
import { TrainingEmpty } from './training-empty'
import { TrainingTable } from './training-table'
import { TrainingToolbar } from './training-toolbar'
import layout from '@/shared/ui/layout.module.css'
import { useListQuestion } from './use-list-question'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'

interface TrainingListProps {
  title: string
  scope: TeamScope
  /** What the team filter offers. */
  teams: readonly Team[]
}

/** Both lists of trainings: what comes, what was, and what to do next. */
export function TrainingList({ title, scope, teams }: TrainingListProps) {
  const { t } = useTranslation('training')
  const access = useTrainingAccess()
  const [filter, patch] = useUrlState(trainingFilterSchema)
  const [selectedIds, setSelectedIds] = useState<string[]>([])
  const question = useListQuestion(scope, teams, filter)
  const { data, error, refetch, isPlaceholderData } = useTrainingList(question)
  const isBeyond = filter.page > 1 && data?.rows.length === 0
  useEffect(() => {
    if (isBeyond && !isPlaceholderData) patch({ page: 1 })
  })
  const isNarrowed = filter.q !== '' || countActiveFilters(filter) > 0
  const isEmpty = data?.rows.length === 0 && !isBeyond
  const isWriter = access.isStaff && access.teams.length > 0

  function handleFilter(changes: Partial<TrainingFilter>) {
    setSelectedIds([])
    patch(changes)
  }

  return (
    <ListFrame
      title={title}
      count={data?.total}
      action={isWriter ? <ListActions /> : null}
      toolbar={
        <div className={`${layout.column} ${layout.flex} ${layout.gap3}`}>
          <TabLinks
            label={t('list.tabs')}
            tabs={(['upcoming', 'past'] as const).map((tab) => ({
              key: tab,
              label: t(`list.${tab}`),
              to: createTabAddress(tab, filter),
            }))}
          />
          <TrainingToolbar
            teams={teams}
            filter={filter}
            isStaff={access.isStaff}
            onFilter={handleFilter}
          />
        </div>
      }
      selection={
        isWriter ? (
          <TrainingBulk
            trainings={(data?.rows ?? []).filter(({ id }) => selectedIds.includes(id))}
            onClear={() => setSelectedIds([])}
          />
        ) : null
      }
      pager={
        <Pager
          page={filter.page}
          pageSize={trainingsPerPage}
          total={data?.total ?? 0}
          onChange={(page) => handleFilter({ page })}
        />
      }
    >
      {!data && !error ? <ListSkeleton /> : null}
      {error && !data ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {data && data.rows.length > 0 ? (
        <TrainingTable
          rows={data.rows}
          filter={filter}
          onFilter={handleFilter}
          mayWrite={access.isFamily ? null : access.mayWrite}
          isUpdating={isPlaceholderData}
          selection={isWriter ? { ids: selectedIds, onChange: setSelectedIds } : undefined}
        />
      ) : null}
      {isEmpty && isNarrowed ? <NoMatch onClear={() => handleFilter(noFilter)} /> : null}
      {isEmpty && !isNarrowed ? (
        <TrainingEmpty tab={filter.tab} hasTeams={teams.length > 0} />
      ) : null}
    </ListFrame>
  )
}

function ListActions() {
  const { t } = useTranslation('training')
  return (
    <>
      <LinkButton
        kind="secondary"
        to={paths.trainings.series}
        icon={<IconRepeat size={18} stroke={1.75} />}
      >
        {t('list.weekly')}
      </LinkButton>
      <QuickSessionLink kind="secondary" />
      <LinkButton to={paths.trainings.create} icon={<IconPlus size={18} stroke={1.75} />}>
        {t('list.plan')}
      </LinkButton>
    </>
  )
}

/** The other tab keeps words, team, period and topic; its sort, status and pages are its own. */
function createTabAddress(tab: TrainingFilter['tab'], filter: TrainingFilter): string {
  const { q, team, period, from, to, topic } = filter
  const kept = { tab: tab === 'past' ? tab : '', q, team, period, from, to, topic }
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(kept)) if (value) params.set(key, value)
  return `?${params}`
}

import { useEffect } from 'react'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { toAppError } from '@/lib/errors'
import { paths } from '@/lib/router/paths'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { LinkButton } from '@/shared/ui/button'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { NoMatch } from '@/shared/ui/states/no-match'
import { Pager } from '@/shared/ui/table/pager'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { TabLinks } from '@/shared/ui/patterns/tab-links'
import { useTrainingPage, type TeamScope } from '../../api/trainings'
import {
  trainingFilterSchema,
  trainingsPerPage,
  type TrainingFilter,
} from '../../model/training-filter'
import { TrainingEmpty } from './training-empty'
import { TrainingTable } from './training-table'
import { TrainingToolbar } from './training-toolbar'
import styles from './trainings.module.css'
import { useTrainingAccess } from './use-training-access'

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
  const { data, error, refetch, isPlaceholderData } = useTrainingPage(scope, filter)
  const isBeyond = filter.page > 1 && (isPastEnd(error) || data?.rows.length === 0)
  useEffect(() => {
    if (isBeyond && !isPlaceholderData) patch({ page: 1 })
  })

  return (
    <ListPage
      title={title}
      count={data?.total}
      action={
        access.isStaff && access.teams.length > 0 ? (
          <LinkButton to={paths.trainings.create} icon={<IconPlus size={18} stroke={1.75} />}>
            {t('list.plan')}
          </LinkButton>
        ) : null
      }
      toolbar={
        <div className={styles.tools}>
          <TabLinks
            label={t('list.tabs')}
            tabs={(['upcoming', 'past'] as const).map((tab) => ({
              key: tab,
              label: t(`list.${tab}`),
              to: tabAddress(tab, filter),
            }))}
          />
          <TrainingToolbar teams={teams} filter={filter} onFilter={patch} />
        </div>
      }
      pager={
        <Pager
          page={filter.page}
          pageSize={trainingsPerPage}
          total={data?.total ?? 0}
          onChange={(page) => patch({ page })}
        />
      }
    >
      {!data && !error ? <ListSkeleton /> : null}
      {error && !data && !isBeyond ? (
        <InlineError error={error} onRetry={() => void refetch()} />
      ) : null}
      {data && data.rows.length > 0 ? (
        <TrainingTable
          rows={data.rows}
          filter={filter}
          onFilter={patch}
          mayWrite={access.isFamily ? null : access.mayWrite}
          isUpdating={isPlaceholderData}
        />
      ) : null}
      {data?.rows.length === 0 && (filter.q || filter.team) ? (
        <NoMatch onClear={() => patch({ q: '', team: '' })} />
      ) : null}
      {data?.rows.length === 0 && !filter.q && !filter.team && !isBeyond ? (
        <TrainingEmpty tab={filter.tab} hasTeams={teams.length > 0} />
      ) : null}
    </ListPage>
  )
}

/** The other tab keeps search and team; its sort and pages are its own. */
function tabAddress(tab: TrainingFilter['tab'], { q, team }: TrainingFilter): string {
  const params = new URLSearchParams({
    ...(tab === 'past' && { tab }),
    ...(q && { q }),
    ...(team && { team }),
  })
  return `?${params}`
}

/** PostgREST's answer to a page beyond the last, such as after the last row of it was deleted. */
function isPastEnd(error: Error | null): boolean {
  return error !== null && toAppError(error).detail === 'PGRST103'
}

import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { InlineError } from '@/shared/ui/states/inline-error'
import { trainingQueries } from '../../api/trainings'
import { toPlanBlocks } from '../../model/board/template'
import { PlanPreview } from './plan-preview'
import type { Beginning } from './start-from'

interface PastPreviewProps {
  id: string
  onBegin: (beginning: Beginning) => void
}

/** What was done in an earlier session. */
export function PastPreview({ id, onBegin }: PastPreviewProps) {
  const { i18n } = useTranslation('planner')
  const { data, error, refetch } = useQuery(trainingQueries.details(id))
  if (error) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={2} />
  const { title, objective, blocks } = data
  return (
    <PlanPreview
      blocks={toPlanBlocks(blocks, i18n.language)}
      onTake={(plan) => onBegin({ blocks: plan, title, objective })}
    />
  )
}

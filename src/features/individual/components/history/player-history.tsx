import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useBests } from '../../api/progress'
import type { ProgressFilter } from '../../model/progress-filter'
import { BestsCard } from './bests-card'
import { LogList } from './log-list'
import { Overview } from './overview'

interface PlayerHistoryProps {
  playerId: string
  filter: ProgressFilter
  patch: (changes: Partial<ProgressFilter>) => void
  /** The reader is the player or the family, who may begin; a coach reads. */
  mayStart: boolean
}

/** All that one player has practised. */
export function PlayerHistory({ playerId, filter, patch, mayStart }: PlayerHistoryProps) {
  const { t } = useTranslation('individual')
  const bests = useBests(playerId)
  if (bests.length === 0) {
    return (
      <EmptyState
        title={t('history.empty')}
        text={t(mayStart ? 'history.empty_text' : 'history.empty_staff')}
        action={
          <LinkButton to={paths.individual.list}>
            {t(mayStart ? 'history.to_library' : 'history.to_give')}
          </LinkButton>
        }
      />
    )
  }
  return (
    <div className={layout.stack4}>
      <Overview playerId={playerId} />
      <BestsCard
        playerId={playerId}
        chosen={filter.exercise}
        onChoose={(exercise) => patch({ exercise })}
      />
      <LogList
        playerId={playerId}
        exerciseId={filter.exercise}
        page={filter.page}
        onPage={(page) => patch({ page })}
      />
    </div>
  )
}

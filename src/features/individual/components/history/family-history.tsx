import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { findShownPlayer, type ProgressFilter } from '../../model/progress-filter'
import { useOwnPlayers } from '../use-players'
import { PlayerHistory } from './player-history'

interface FamilyHistoryProps {
  filter: ProgressFilter
  patch: (changes: Partial<ProgressFilter>) => void
}

/** The own progress; a parent chooses the child. */
export function FamilyHistory({ filter, patch }: FamilyHistoryProps) {
  const { t } = useTranslation('individual')
  const players = useOwnPlayers().filter(({ is_trusted: isTrusted }) => isTrusted)
  const player = findShownPlayer(players, filter.player)
  if (!player) {
    return (
      <EmptyState
        picture="people"
        title={t('history.no_player')}
        text={t('history.no_player_text')}
      />
    )
  }
  return (
    <div className={layout.stack4}>
      {players.length > 1 ? (
        <SegmentedControl
          aria-label={t('history.child')}
          data={players.map(({ id, first_name }) => ({ value: id, label: first_name }))}
          value={player.id}
          onChange={(id) => patch({ player: id, exercise: '', page: 1 })}
          style={{ alignSelf: 'start' }}
        />
      ) : null}
      <QueryBoundary key={player.id} skeleton={<ListSkeleton rows={6} />}>
        <PlayerHistory
          playerId={player.id}
          filter={filter}
          patch={patch}
          mayStart={player.may_answer}
        />
      </QueryBoundary>
    </div>
  )
}

import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { usePlayerOptions } from '@/features/people/api/players/player-options'
import { useSession } from '@/features/session/api/session-store'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { formatFullName } from '@/lib/person'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import type { ProgressFilter } from '../../model/progress-filter'
import { PlayerHistory } from './player-history'

interface StaffHistoryProps {
  filter: ProgressFilter
  patch: (changes: Partial<ProgressFilter>) => void
}

/** A coach chooses one of the own players; an owner anybody of the school. */
export function StaffHistory({ filter, patch }: StaffHistoryProps) {
  const { t } = useTranslation('individual')
  const session = useSession()
  const { teams } = useTrainingAccess()
  const { data, error, refetch } = usePlayerOptions()
  if (!data) {
    return error ? (
      <InlineError error={error} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={4} />
    )
  }
  const teamIds = teams.map(({ id }) => id)
  const isOwner = session?.profile?.role === 'owner'
  const options = data
    .filter(
      ({ squads }) =>
        isOwner ||
        squads.some(({ left_on, team }) => left_on === null && teamIds.includes(team.id)),
    )
    .map((player) => ({ value: player.id, label: formatFullName(player) }))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const chosen = options.find(({ value }) => value === filter.player)
  return (
    <div className={layout.stack4}>
      <Select
        label={t('history.player')}
        placeholder={t('history.choose_player')}
        data={options}
        value={chosen?.value ?? null}
        searchable
        nothingFoundMessage={t('history.nobody')}
        onChange={(player) => patch({ player: player ?? '', exercise: '', page: 1 })}
        style={{ maxInlineSize: '24rem' }}
      />
      {chosen ? (
        <QueryBoundary key={chosen.value} skeleton={<ListSkeleton rows={6} />}>
          <PlayerHistory playerId={chosen.value} filter={filter} patch={patch} mayStart={false} />
        </QueryBoundary>
      ) : (
        <EmptyState
          picture="people"
          title={t('history.choose_title')}
          text={t('history.choose_text')}
        />
      )}
    </div>
  )
}

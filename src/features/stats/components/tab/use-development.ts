import { formatFullName } from '@/lib/person'
import { useTranslation } from 'react-i18next'
import { useOpenedMental, useSharedMental } from '../../api/mental-updates'
import { useStatUpdates } from '../../api/stat-updates'
import { createView, type Snapshot } from '../../model/snapshot'

const none: readonly Snapshot[] = []

/** Both views of a player from what the database shows, mental scores where they are open. */
export function useDevelopment(playerId: string, isFamily: boolean) {
  const { t } = useTranslation('stats')
  const open = useStatUpdates(playerId)
  const shared = useSharedMental(playerId, isFamily)
  const opened = useOpenedMental([playerId])
  const mental = isFamily ? shared.data : opened.data
  const snapshots = open.data?.snapshots ?? none
  const scores = mental ?? none
  const createOwnView = (isSelf: boolean) =>
    createView(
      snapshots.filter((one) => one.isSelf === isSelf),
      scores.filter((one) => one.isSelf === isSelf),
    )
  return {
    isReady: open.data !== undefined && (!isFamily || shared.data !== undefined),
    error: open.error ?? (isFamily ? shared.error : null),
    refetch: () => void Promise.all([open.refetch(), isFamily ? shared.refetch() : null]),
    coach: createOwnView(false),
    self: createOwnView(true),
    /** Newest first. */
    updates: snapshots,
    isMentalOpen: mental !== undefined,
    /** The newest mental rating by a coach; null for none or a closed one. */
    mentalId: scores.find(({ isSelf }) => !isSelf)?.id ?? null,
    isOpening: opened.isFetching,
    openingError: opened.error,
    openMental: () => void opened.refetch(),
    /** Who wrote a rating, as far as one may know. */
    nameOf: ({ isSelf, by }: Snapshot): string => {
      const card = by ? open.data?.cards.get(by) : undefined
      if (isSelf) return t('updates.by_self')
      return card ? formatFullName(card) : t('updates.by_coach')
    },
  }
}

export type Development = ReturnType<typeof useDevelopment>

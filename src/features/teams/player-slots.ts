/** What teams put on the player's page, through `people/widgets/player-page-slots` (ADR 16). */
import { loadNamespaces } from '@/lib/i18n/setup'
import { queryClient } from '@/lib/query/query-client'
import { playerAgendaQueries } from './api/player-agenda'

/** Where the player is expected next. */
export async function loadNextSlot() {
  const [{ PlayerNext }] = await Promise.all([
    import('./widgets/player-next'),
    loadNamespaces(['teams']),
  ])
  return PlayerNext
}

export function prefetchNextSlot(playerId: string): void {
  void queryClient.prefetchQuery(playerAgendaQueries.of(playerId))
}

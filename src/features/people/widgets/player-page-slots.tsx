import { lazy, type ComponentType } from 'react'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { Player } from '../api/players/players'

interface SlotProps {
  player: Player
}

type Slot = 'consents' | 'photo' | 'next' | 'rating'

const installed: Partial<Record<Slot, ComponentType<SlotProps>>> = {}

type Prefetch = (playerId: string) => Promise<void>

const prefetches: Prefetch[] = []

/**
 * The app adds what features above people know about a player: answering consents, the photo, what is next, the rating
 * (ADR 16). `prefetch` asks for the data of the slot while the page is still loading.
 */
export function installPlayerSlot(
  slot: Slot,
  load: () => Promise<ComponentType<SlotProps>>,
  prefetch?: Prefetch,
): void {
  if (installed[slot]) return
  installed[slot] = lazy(async () => ({ default: await load() }))
  if (prefetch) prefetches.push(prefetch)
}

/** Starts the requests of the slots together with the page's own. */
export function prefetchPlayerSlots(playerId: string): void {
  for (const prefetch of prefetches) void prefetch(playerId).catch(() => undefined)
}

/** What was installed in this place of the player's page; nothing where there is nothing. */
export function PlayerSlot({ slot, player }: SlotProps & { slot: Slot }) {
  const Content = installed[slot]
  if (!Content) return null
  return (
    <QueryBoundary>
      <Content player={player} />
    </QueryBoundary>
  )
}

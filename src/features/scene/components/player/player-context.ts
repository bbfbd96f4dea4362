/** How the parts of one player reach it, and re-render only for what they show. */
import { createContext, useContext } from 'react'
import { useStore } from '@/lib/store'
import type { Player, PlayerState } from './player'

export const PlayerContext = createContext<Player | null>(null)

export function usePlayer(): Player {
  const player = useContext(PlayerContext)
  if (!player) throw new Error('usePlayer needs the player around it')
  return player
}

/** Compared by identity. What follows `time` frame by frame belongs into `player.subscribe`. */
export function usePlayerState<Value>(select: (state: PlayerState) => Value): Value {
  return useStore(usePlayer(), select)
}

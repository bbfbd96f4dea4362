import { useState } from 'react'
import type { AttendanceStatus } from '../model/attendance'
import type { ListedPlayer } from '../model/attendance-sheet'
import { computeNextInstant, type MarkOf } from '../model/mark'
import type { Runner } from '../model/outbox-runner'

export interface Tick {
  player_id: string
  status: AttendanceStatus | null
  /** Null: the whole training for whoever was present. */
  minutes: number | null
}

/** Ticks players off, one or many at a time; each step can be taken back. */
export function useTicks(players: readonly ListedPlayer[], runner: Runner) {
  const [past, setPast] = useState<readonly (readonly Tick[])[]>([])

  function record(ticks: readonly Tick[]) {
    runner.put(
      ticks.map(({ player_id, status, minutes }): MarkOf<'attendance'> => {
        const known = players.find((player) => player.player_id === player_id)
        return {
          kind: 'attendance',
          player_id,
          at: computeNextInstant(Date.now(), known?.recorded_at ?? null),
          value: { status, minutes },
        }
      }),
    )
  }

  function put(ticks: readonly Tick[]) {
    if (ticks.length === 0) return
    const ids = new Set(ticks.map(({ player_id }) => player_id))
    const before = players
      .filter(({ player_id }) => ids.has(player_id))
      .map(({ player_id, status, minutes }) => ({ player_id, status, minutes }))
    setPast((steps) => [...steps, before])
    record(ticks)
  }

  return {
    mayUndo: past.length > 0,
    tick: (player_id: string, status: AttendanceStatus | null, minutes: number | null = null) =>
      put([{ player_id, status, minutes }]),
    /** What was ticked in advance becomes the record. */
    confirm: () =>
      put(
        players
          .filter(({ isSuggested }) => isSuggested)
          .map(({ player_id, shown }) => ({ player_id, status: shown, minutes: null })),
      ),
    /** Everybody nobody has ticked is here; who is away stays away. */
    allPresent: () =>
      put(
        players
          .filter(({ status }) => status === null)
          .map(({ player_id, shown }) => ({
            player_id,
            status: shown ?? 'present',
            minutes: null,
          })),
      ),
    undo: () => {
      const last = past.at(-1)
      if (!last) return
      setPast(past.slice(0, -1))
      record(last)
    },
  }
}

export type Ticks = ReturnType<typeof useTicks>

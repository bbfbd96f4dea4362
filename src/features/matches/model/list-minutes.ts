/** Minutes of one match per called-up player, the longest first. */
import { sumPositions } from './position-minutes'

interface CalledPlayer {
  player_id: string
  player: { first_name: string; last_name: string }
}

interface PlayedMinutes {
  player_id: string | null
  seconds: number | null
  goalkeeper_minutes: number | null
  seconds_by_slot: unknown
}

export function listMinutes(squad: readonly CalledPlayer[], played: readonly PlayedMinutes[]) {
  return played
    .flatMap((row) => {
      const called = squad.find(({ player_id }) => player_id === row.player_id)
      if (!called) return []
      return [
        {
          ...called,
          seconds: row.seconds ?? 0,
          goalkeeper_minutes: row.goalkeeper_minutes ?? 0,
          positions: sumPositions(row.seconds_by_slot),
        },
      ]
    })
    .toSorted(
      (one, other) =>
        other.seconds - one.seconds || one.player.last_name.localeCompare(other.player.last_name),
    )
}

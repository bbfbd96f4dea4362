/**
 * Rounds of a festival (DFB): fields in a row, the winner moves one up, the loser one down; on a draw the second-named
 * team, which came from below, moves up. With an odd number one team rests, and none twice before all have.
 */
import { listSlotStarts, findNextSlot } from './day-times'
import { sortGames, type DayShape, type PlannedGame, type TournamentGame } from './tournament'

/** The first round in the order of the draw. */
export function planFirstRound(
  day: DayShape,
  teams: readonly string[],
  createId: () => string,
): PlannedGame[] {
  return placeRound(day, { round: 1, row: teams }, day.starts_at, createId)
}

/** The round after the last one; null while that one lacks a result, or nobody could play. */
export function planNextRound(
  day: DayShape,
  coming: readonly string[],
  games: readonly TournamentGame[],
  createId: () => string = () => crypto.randomUUID(),
): PlannedGame[] | null {
  const round = Math.max(0, ...games.map((game) => game.round))
  const last = sortGames(games.filter((game) => game.round === round))
  if (last.length === 0 || coming.length < 2) return null
  if (last.some(({ outcome }) => outcome === null)) return null
  const moved = moveTeams(last)
  // who rested comes in on the last field
  const row = [...moved, ...coming.filter((id) => !moved.includes(id))].filter((id) =>
    coming.includes(id),
  )
  const playing = row.length % 2 === 0 ? row : leaveOneOut(row, games)
  return placeRound(day, { round: round + 1, row: playing }, findNextSlot(games, day), createId)
}

/** Teams from the first field to the last after one round, two to a field. `games` in the order of the fields. */
export function moveTeams(
  games: readonly Pick<TournamentGame, 'home_id' | 'away_id' | 'outcome'>[],
): string[] {
  const fields = games.map(({ home_id, away_id, outcome }) =>
    outcome === 'home' ? { up: home_id, down: away_id } : { up: away_id, down: home_id },
  )
  return fields.flatMap((field, nth) => {
    const above = fields[nth - 1]
    const below = fields[nth + 1]
    return [above ? above.down : field.up, below ? below.up : field.down]
  })
}

/** The one with the most games so far rests; among those the one that is furthest down. */
function leaveOneOut(row: readonly string[], games: readonly PlannedGame[]): string[] {
  const count = (id: string) =>
    games.filter(({ home_id, away_id }) => home_id === id || away_id === id).length
  const most = Math.max(...row.map(count))
  const resting = row.findLast((id) => count(id) === most)
  return row.filter((id) => id !== resting)
}

/** Fields beyond the pitches there are play in a second turn, and so on. */
function placeRound(
  day: DayShape,
  { round, row }: { round: number; row: readonly string[] },
  from: string,
  createId: () => string,
): PlannedGame[] {
  const fields = Math.floor(row.length / 2)
  const turns = Math.ceil(fields / day.pitches)
  const starts = listSlotStarts(day, turns, from)
  return Array.from({ length: fields }).flatMap((_, field) => {
    const starts_at = starts[Math.floor(field / day.pitches)]
    const home_id = row[field * 2]
    const away_id = row[field * 2 + 1]
    if (!starts_at || !home_id || !away_id) return []
    const pitch = (field % day.pitches) + 1
    return {
      id: createId(),
      round,
      group_no: null,
      place: null,
      pitch,
      starts_at,
      home_id,
      away_id,
    }
  })
}

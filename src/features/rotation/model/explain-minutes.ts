/** Minutes and shares of a plan per player, and the one reason a family would be told. */
import { isOnPitch } from '@/features/matches/model/rotation/turns'
import { countParts, getLock, listNeeds, type RotationProblem, type Turns } from './rotation'

export type MinutesReason =
  'keeper' | 'away' | 'locked' | 'new' | 'below' | 'above' | 'least' | 'even'

export interface PlannedMinutes {
  player_id: string
  seconds: number
  /** Part of this match, 0 to 1. */
  share: number
  /** Of the season before and after this match, 0 to 1; before is null where nothing was possible. */
  before: number | null
  after: number
  reason: MinutesReason
}

/** Shares this near to the average are like it. */
const nearShare = 0.03

/** `played`: seconds on the pitch until now; parts that are to come, and the rest of the running one, are added. */
export function explainMinutes(
  problem: RotationProblem,
  turns: Turns,
  played: { seconds: ReadonlyMap<string, number>; until: number } | null = null,
): PlannedMinutes[] {
  const { players, partSeconds } = problem
  const parts = countParts(problem)
  const length = parts * partSeconds
  const shares = players.flatMap(({ seconds, possible }) =>
    possible > 0 ? [Math.min(1, seconds / possible)] : [],
  )
  const average =
    shares.length === 0 ? null : shares.reduce((sum, one) => sum + one, 0) / shares.length
  const places = listNeeds(problem).reduce((sum, need) => sum + need, 0)
  const typical = places / Math.max(1, players.length * parts)
  return players.map((player) => {
    const { id, possible } = player
    const row = (turns[id] ?? '').padEnd(parts, 'b').slice(0, parts)
    const planned = [...row].reduce((sum, letter, part) => {
      if (!isOnPitch(letter)) return sum
      const from = Math.max(part * partSeconds, played?.until ?? 0)
      return sum + Math.max(0, (part + 1) * partSeconds - from)
    }, 0)
    const seconds = (played?.seconds.get(id) ?? 0) + planned
    const before = possible > 0 ? Math.min(1, player.seconds / possible) : null
    const after = Math.min(1, (player.seconds + seconds) / (possible + length))
    const locks = Array.from({ length: parts }, (_, part) => getLock(problem, id, part))
    const share = seconds / length
    // the next part would be more than the least share asks for
    const isLeast = seconds <= (problem.rules.least_share / 100) * length + partSeconds - 1
    const reason = findReason({ row, locks, before, average, share, typical, isLeast })
    return { player_id: id, seconds, share, before, after, reason }
  })
}

interface Explained {
  row: string
  locks: readonly string[]
  before: number | null
  average: number | null
  /** Of this match, and what everybody would have if all had the same. */
  share: number
  typical: number
  isLeast: boolean
}

/** The season is named only where the minutes follow from it: more for who had little, less for who had much. */
function findReason(explained: Explained): MinutesReason {
  const { row, locks, before, average, share, typical, isLeast } = explained
  if (row.includes('k')) return 'keeper'
  if (row.includes('x')) return 'away'
  if (locks.filter((lock) => lock !== '.').length * 2 > locks.length) return 'locked'
  if (before === null || average === null) return 'new'
  if (before < average - nearShare && share > typical) return 'below'
  if (before > average + nearShare && share < typical) return 'above'
  return isLeast ? 'least' : 'even'
}

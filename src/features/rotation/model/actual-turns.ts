/** What happened so far, as locks: parts that are over, and the one that runs. */
import { computePlay } from '@/features/matches/model/live/played-intervals'
import { keeperSlot } from '@/features/matches/model/lineup/slot-code'
import type { RotationRules } from '@/features/matches/model/rotation/rotation-row'

interface Actual {
  play: ReturnType<typeof computePlay>
  players: readonly string[]
  /** Seconds of planned playing time so far. */
  played: number
  partSeconds: number
  parts: number
}

/** Parts that are over or running. */
export function countPartsOver({
  played,
  partSeconds,
  parts,
}: Pick<Actual, 'played' | 'partSeconds' | 'parts'>) {
  return Math.min(parts, Math.ceil(played / partSeconds))
}

/** A part counts for whoever played the longer half of it; who was sent off is away from now on. */
export function lockActual(rules: RotationRules, actual: Actual): RotationRules {
  const { play, players, parts, partSeconds, played } = actual
  const passed = countPartsOver(actual)
  const locks: Record<string, string> = {}
  for (const id of players) {
    const own = play.intervals.filter(({ player_id }) => player_id === id)
    const planned = rules.locks[id] ?? '.'.repeat(parts)
    locks[id] = Array.from({ length: parts }, (_, part) => {
      if (part >= passed) return play.sentOff.has(id) ? 'x' : (planned[part] ?? '.')
      const [from, to] = [part * partSeconds, Math.min(played, (part + 1) * partSeconds)]
      const there = own.reduce(
        (sum, one) => sum + Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)),
        0,
      )
      if (there * 2 <= to - from) return planned[part] === 'x' ? 'x' : 'b'
      const isKeeper = own.some(
        ({ slot, from: since, to: until }) => slot === keeperSlot && since < to && until > from,
      )
      return isKeeper ? 'k' : 'p'
    }).join('')
  }
  return { ...rules, locks }
}

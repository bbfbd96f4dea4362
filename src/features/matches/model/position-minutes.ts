/** Slots of line-ups ("cb1", "lw") gathered into the four lines of a team. */
import { z } from 'zod'

export type Position = 'goalkeeper' | 'defender' | 'midfielder' | 'forward'

export interface PositionMinutes {
  position: Position
  minutes: number
}

const slotsSchema = z.record(z.string(), z.number()).catch({})

/** Seconds by slot to minutes by position, the longest first; less than half a minute is left out. */
export function sumPositions(secondsBySlot: unknown): PositionMinutes[] {
  const seconds = new Map<Position, number>()
  for (const [slot, value] of Object.entries(slotsSchema.parse(secondsBySlot))) {
    const position = toPosition(slot)
    seconds.set(position, (seconds.get(position) ?? 0) + value)
  }
  return [...seconds]
    .map(([position, sum]) => ({ position, minutes: Math.round(sum / 60) }))
    .filter(({ minutes }) => minutes > 0)
    .toSorted((one, other) => other.minutes - one.minutes)
}

function toPosition(slot: string): Position {
  const role = slot.replace(/\d+$/, '')
  if (role === 'gk') return 'goalkeeper'
  if (role.endsWith('b') || role === 'sw') return 'defender'
  return role.endsWith('m') ? 'midfielder' : 'forward'
}

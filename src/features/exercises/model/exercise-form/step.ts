/**
 * Adapting an exercise by STEP (space, task, equipment, players; peers §5.2): what one change asks of the
 * other numbers. Keeping the square metres per player keeps the game the same; changing them changes the load.
 */
import type { EquipmentItem } from '../exercise'
import type { practiceTypes } from '../taxonomy'
import { exerciseLimits as limits } from './limits'

export interface Size {
  /** Metres. */
  length: number
  width: number
}

/** The same shape with another number of square metres, in whole metres within the limits. */
export function resizeArea({ length, width }: Size, factor: number): Size {
  const side = Math.sqrt(Math.max(0, factor))
  return {
    length: clampWithin(Math.round(length * side), limits.area_length),
    width: clampWithin(Math.round(width * side), limits.area_width),
  }
}

/** The ground that gives `players` as much room each as `before.players` had. */
export function scaleAreaToPlayers(before: Size & { players: number }, players: number): Size {
  return resizeArea(before, players / Math.max(1, before.players))
}

/** Balls, bibs and what else goes with the players grows with them; goals and ladders stay. */
export function scaleEquipmentToPlayers(
  equipment: readonly EquipmentItem[],
  before: number,
  players: number,
): EquipmentItem[] {
  const factor = players / Math.max(1, before)
  return equipment.map(({ kind, count }) => ({
    kind,
    count:
      kind === 'bibs' || (kind === 'balls' && count > 2)
        ? clampWithin(Math.round(count * factor), limits.equipment_count)
        : count,
  }))
}

/**
 * Minutes when the room changes: the same work, so that less room (more contacts, more duels) is shorter and
 * more room longer; never by more than a third.
 */
export function scaleMinutesToArea(minutes: number, before: number, after: number): number {
  if (before <= 0 || after <= 0) return minutes
  const factor = Math.min(4 / 3, Math.max(2 / 3, Math.sqrt(after / before)))
  return clampWithin(Math.round(minutes * factor), limits.minutes)
}

type PracticeType = (typeof practiceTypes)[number]

/** Usual square metres per player; a whole pitch is 325, 40 × 25 m with ten players 100 (peers §5.2). */
const usualRoom: Record<PracticeType, readonly [from: number, to: number]> = {
  unopposed: [10, 60],
  passive_opposition: [15, 60],
  opposed: [20, 80],
  rondo: [8, 25],
  positional_game: [20, 60],
  wave: [40, 150],
  phase_of_play: [80, 220],
  small_sided_game: [40, 130],
  conditioned_game: [60, 200],
  free_game: [80, 325],
  test: [10, 325],
  fun_game: [10, 60],
}

export interface RoomHint {
  /** Square metres for each player. */
  perPlayer: number
  is: 'tight' | 'usual' | 'wide'
  from: number
  to: number
  /** A ground in the middle of what is usual, for who is outside; null otherwise. */
  suggestion: Size | null
}

/** How much room each player has, and what is usual for this kind of practice. */
export function checkRoom(size: Size, players: number, practice: PracticeType): RoomHint {
  const perPlayer = Math.round((size.length * size.width) / Math.max(1, players))
  const [from, to] = usualRoom[practice]
  const is = perPlayer < from ? 'tight' : perPlayer > to ? 'wide' : 'usual'
  const area = size.length * size.width
  const wanted = Math.sqrt(from * to) * Math.max(1, players)
  return {
    perPlayer,
    is,
    from,
    to,
    suggestion: is === 'usual' || area <= 0 ? null : resizeArea(size, wanted / area),
  }
}

function clampWithin(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value))
}

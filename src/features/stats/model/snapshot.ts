/** Ratings over time: each snapshot is complete, the newest one is the present state. */
import { attributes, ratingRange, toRatings, type Attribute, type Ratings } from './attributes'

export interface Snapshot {
  id: string
  playerId: string
  /** By the player; by a coach otherwise. */
  isSelf: boolean
  /** ISO 8601. */
  at: string
  by: string | null
  isShared: boolean
  note: string | null
  ratings: Ratings
}

interface SnapshotRow {
  id: string
  player_id: string
  source: 'coach' | 'self' | 'assessment'
  recorded_at: string
  recorded_by: string | null
  shared_at: string | null
  note?: string | null
}

export function toSnapshot(row: SnapshotRow): Snapshot {
  return {
    id: row.id,
    playerId: row.player_id,
    isSelf: row.source === 'self',
    at: row.recorded_at,
    by: row.recorded_by,
    isShared: row.shared_at !== null,
    note: row.note ?? null,
    ratings: toRatings(row),
  }
}

/** One view of a player: the coach's, or the player's own. */
export interface View {
  now: Ratings
  before: Ratings
  /** When the present state was recorded, and the one before; ISO 8601. */
  at: string | null
  beforeAt: string | null
  /** Oldest first. */
  snapshots: readonly Snapshot[]
}

/**
 * Open and mental snapshots as one view. They lie in two tables and may be rated on different days,
 * so present and previous state are found for each table by itself.
 */
export function createView(open: readonly Snapshot[], mental: readonly Snapshot[]): View {
  const [openNow, openBefore] = findNewestTwo(open)
  const [mentalNow, mentalBefore] = findNewestTwo(mental)
  return {
    now: { ...openNow?.ratings, ...mentalNow?.ratings },
    before: { ...openBefore?.ratings, ...mentalBefore?.ratings },
    at: openNow?.at ?? mentalNow?.at ?? null,
    beforeAt: openBefore?.at ?? mentalBefore?.at ?? null,
    snapshots: [...open, ...mental].toSorted(compareByTime),
  }
}

function findNewestTwo(snapshots: readonly Snapshot[]) {
  return snapshots.toSorted(compareByTime).toReversed().slice(0, 2)
}

function compareByTime(one: Snapshot, other: Snapshot): number {
  return Date.parse(one.at) - Date.parse(other.at)
}

export interface Point {
  at: string
  value: number
}

/** How one attribute went, oldest first; from a moment on when `since` (milliseconds) is given. */
export function listPoints(view: View, attribute: Attribute, since = 0): Point[] {
  return view.snapshots.flatMap(({ at, ratings }) => {
    const value = ratings[attribute]
    return value === undefined || Date.parse(at) < since ? [] : [{ at, value }]
  })
}

/** Whole ratings around all of these, at least three apart: what stands still must look so. */
export function computeScale(values: readonly number[]): { low: number; high: number } {
  const low = Math.floor(Math.min(ratingRange.max, ...values))
  const high = Math.ceil(Math.max(ratingRange.min, ...values))
  const missing = Math.max(0, 3 - (high - low))
  const top = Math.min(ratingRange.max, high + Math.ceil(missing / 2))
  const bottom = Math.max(ratingRange.min, Math.min(low, top - 3))
  return { low: bottom, high: Math.max(top, bottom + 3) }
}

export function isRated(view: View): boolean {
  return attributes.some((attribute) => view.now[attribute] !== undefined)
}

/** By how much each attribute moved since the state before, in tenths of a point. */
export function computeChanges({ now, before }: View): Partial<Record<Attribute, number>> {
  const changes: Partial<Record<Attribute, number>> = {}
  for (const attribute of attributes) {
    const [value, earlier] = [now[attribute], before[attribute]]
    if (value === undefined || earlier === undefined || value === earlier) continue
    changes[attribute] = Math.round((value - earlier) * 10) / 10
  }
  return changes
}

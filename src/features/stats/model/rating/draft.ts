/** Ratings that are typed but not saved, with undo: nothing reaches the family before "save". */
import { z } from 'zod'
import { createHistory, record, redo, undo, type UndoHistory } from '@/lib/history'
import { attributes, getStatGroup, ratingRange, type Attribute } from '../attributes'

const rating = z.number().min(ratingRange.min).max(ratingRange.max)

/** Ids of the newest ratings by a coach the writer has seen; mental ones only when opened. */
const seenSchema = z.object({
  stats: z.string().nullable(),
  mental: z.string().nullable().optional(),
})

const entrySchema = z.object({
  values: z.partialRecord(z.enum(attributes), rating),
  note: z.string(),
  seen: seenSchema,
})

export const draftSchema = z.object({
  entries: z.record(z.string(), entrySchema),
  isShared: z.boolean(),
})

export type Seen = z.infer<typeof seenSchema>
export type RatingDraft = z.infer<typeof draftSchema>

type RatingHistory = UndoHistory<RatingDraft>

export type RatingStep =
  | { kind: 'rate'; playerId: string; attribute: Attribute; value: number | null; seen: Seen }
  | { kind: 'note'; playerId: string; note: string; seen: Seen }
  | { kind: 'share'; isShared: boolean }
  /** What a colleague rated meanwhile is seen now. */
  | { kind: 'seen'; seenOf: Readonly<Record<string, Seen>> }
  | { kind: 'undo' }
  | { kind: 'redo' }
  /** Ratings are gone for good; notes on players without any stay. */
  | { kind: 'saved' }
  | { kind: 'clear' }

export const emptyDraft: RatingDraft = { entries: {}, isShared: false }

export const noteLimit = 500

export function applyStep(history: RatingHistory, step: RatingStep): RatingHistory {
  const { present } = history
  switch (step.kind) {
    case 'undo':
      return undo(history)
    case 'redo':
      return redo(history)
    case 'clear':
      return createHistory({ ...emptyDraft, isShared: present.isShared })
    case 'saved':
      return createHistory({ ...present, entries: removeRated(present.entries) })
    case 'share':
      return { ...history, present: { ...present, isShared: step.isShared } }
    case 'seen':
      return createHistory(setSeen(present, step.seenOf))
    default: {
      const next = changeEntry(present, step)
      return isSame(next, present) ? history : record(history, next)
    }
  }
}

function changeEntry(
  draft: RatingDraft,
  step: Extract<RatingStep, { kind: 'rate' | 'note' }>,
): RatingDraft {
  const { playerId, seen } = step
  const entry = draft.entries[playerId] ?? { values: {}, note: '', seen }
  const next =
    step.kind === 'note'
      ? { ...entry, note: step.note }
      : { ...entry, values: setRating(entry.values, step.attribute, step.value) }
  const { [playerId]: _, ...others } = draft.entries
  const isEmpty = Object.keys(next.values).length === 0 && next.note === ''
  return { ...draft, entries: isEmpty ? others : { ...others, [playerId]: next } }
}

function removeRated(entries: RatingDraft['entries']): RatingDraft['entries'] {
  return Object.fromEntries(
    Object.entries(entries).filter(([, { values }]) => Object.keys(values).length === 0),
  )
}

type Values = RatingDraft['entries'][string]['values']

function setRating(values: Values, attribute: Attribute, value: number | null): Values {
  const { [attribute]: _, ...rest } = values
  return value === null ? rest : { ...rest, [attribute]: value }
}

function setSeen(draft: RatingDraft, seenOf: Readonly<Record<string, Seen>>): RatingDraft {
  const entries = Object.entries(draft.entries).map(
    ([id, entry]) => [id, { ...entry, seen: seenOf[id] ?? entry.seen }] as const,
  )
  return { ...draft, entries: Object.fromEntries(entries) }
}

function isSame(one: RatingDraft, other: RatingDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** How many ratings of how many players wait to be saved. */
export function countDraft({ entries }: RatingDraft): { ratings: number; players: number } {
  const counts = Object.values(entries).map(({ values }) => Object.keys(values).length)
  return {
    ratings: counts.reduce((sum, count) => sum + count, 0),
    players: counts.filter((count) => count > 0).length,
  }
}

/** What `update_player_stats` takes; players of whom only a note was typed are left out. */
export function listEntriesToSend({ entries }: RatingDraft) {
  return Object.entries(entries)
    .filter(([, { values }]) => Object.keys(values).length > 0)
    .map(([player_id, { values, note, seen }]) => ({
      player_id,
      values,
      note: note.trim() || null,
      seen,
    }))
}

/** Players of whom a colleague's newer rating of the same kind exists. */
export function listRatedMeanwhile(
  { entries }: RatingDraft,
  newest: Readonly<Record<string, Seen>>,
): string[] {
  return Object.entries(entries).flatMap(([playerId, { values, seen }]) => {
    const now = newest[playerId]
    if (!now) return []
    const rated = attributes.filter((attribute) => values[attribute] !== undefined)
    const isMentalRated = rated.some((attribute) => getStatGroup(attribute) === 'mental')
    const isOpenRated = rated.some((attribute) => getStatGroup(attribute) !== 'mental')
    const isNew =
      (isOpenRated && now.stats !== seen.stats) ||
      (isMentalRated && seen.mental !== undefined && now.mental !== seen.mental)
    return isNew ? [playerId] : []
  })
}

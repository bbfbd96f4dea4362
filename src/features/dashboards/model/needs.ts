/** What a coach still has to do about sessions: one line each, the most urgent first. Pure. */
import type { AgendaItem, TrainingItem } from './agenda'
import { isPlanMissing, listSoon } from './next-up'

export interface Session {
  id: string
  title: string | null
  team: string
  starts_at: string
  ends_at: string
  zone: string
}

export type Need =
  | { kind: 'record'; session: Session }
  | { kind: 'plan'; session: Session }
  | { kind: 'field'; session: Session }
  | { kind: 'answers'; session: Session; open: number }

export interface Facts {
  /** Sessions that are over and have no attendance. */
  unrecorded: readonly Session[]
  /** Trainings that hold a part of a field. */
  booked: ReadonlySet<string>
  /** Schools with a field one can book: elsewhere nobody misses a booking. */
  hasFields: boolean
  /** Open answers by training. */
  open: ReadonlyMap<string, number>
}

const dayMs = 24 * 60 * 60_000
/** Before that an open answer is no worry yet. */
const answersMatterMs = 3 * dayMs

/** `now` in epoch milliseconds. */
export function listNeeds(items: readonly AgendaItem[], facts: Facts, now: number): Need[] {
  const ahead = listSoon(items, now).filter(
    (item): item is TrainingItem => item.kind === 'training' && !item.is_cancelled,
  )
  const needs: Need[] = facts.unrecorded.map((session) => ({ kind: 'record', session }))
  for (const item of ahead) {
    const session = toSession(item)
    const open = facts.open.get(item.id) ?? 0
    if (isPlanMissing(item)) needs.push({ kind: 'plan', session })
    if (facts.hasFields && !facts.booked.has(item.id)) needs.push({ kind: 'field', session })
    if (open > 0 && Date.parse(item.starts_at) - now < answersMatterMs) {
      needs.push({ kind: 'answers', session, open })
    }
  }
  return needs
}

function toSession({ id, title, team, starts_at, ends_at, zone }: TrainingItem): Session {
  return { id, title, team: team.name, starts_at, ends_at, zone }
}

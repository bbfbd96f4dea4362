/** The three ways out of the outbox, and what stands in the database when somebody was later. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import type { Mark, MarkOf } from '../model/mark'
import type { Conflict } from '../model/outbox'
import { fetchStoredRecords, fetchStoredReviews } from './attendance-records'

type StoredRecord = Omit<Conflict, 'mine'>

/** Marks of one kind, 60 at most; answers the records that are later than those sent. Throws AppError. */
export async function sendMarks(
  trainingId: string,
  marks: readonly Mark[],
): Promise<StoredRecord[]> {
  const ticks = marks.filter((mark) => mark.kind === 'attendance')
  if (ticks.length > 0) return sendTicks(trainingId, ticks)
  const reviews = marks.filter((mark) => mark.kind === 'review')
  if (reviews.length > 0) return sendReviews(trainingId, reviews)
  const session = marks.find((mark) => mark.kind === 'session')
  return session ? sendSession(trainingId, session) : []
}

async function sendTicks(trainingId: string, ticks: readonly MarkOf<'attendance'>[]) {
  const client = await getDb()
  const kept = await unwrap(
    client.rpc('record_attendance', {
      p_training_id: trainingId,
      p_entries: ticks.map(({ player_id, at, value }) => ({
        player_id,
        recorded_at: at,
        ...value,
      })),
    }),
  )
  if (kept.length === 0) return []
  const rows = await fetchStoredRecords(
    trainingId,
    kept.map(({ player_id }) => player_id),
  )
  return rows.map(({ player_id, status, minutes, recorded_at, by }): StoredRecord => {
    const value = { status, minutes }
    return {
      theirs: { kind: 'attendance', player_id, at: toIso(recorded_at), value },
      by: formatPersonName(by),
    }
  })
}

async function sendReviews(trainingId: string, reviews: readonly MarkOf<'review'>[]) {
  const client = await getDb()
  const kept = await unwrap(
    client.rpc('record_reviews', {
      p_training_id: trainingId,
      p_entries: reviews.map(({ player_id, at, value }) => ({
        player_id,
        recorded_at: at,
        ...value,
      })),
    }),
  )
  if (kept.length === 0) return []
  const rows = await fetchStoredReviews(
    trainingId,
    kept.map(({ player_id }) => player_id),
  )
  return rows.map(({ player_id, trend, rpe, note, recorded_at, by }): StoredRecord => {
    const value = { trend, rpe, note }
    return {
      theirs: { kind: 'review', player_id, at: toIso(recorded_at), value },
      by: formatPersonName(by),
    }
  })
}

async function sendSession(
  trainingId: string,
  { at, value }: MarkOf<'session'>,
): Promise<StoredRecord[]> {
  const client = await getDb()
  const standing = await unwrap(
    client.rpc('review_training', {
      p_training_id: trainingId,
      p_recorded_at: at,
      ...(value.review !== null && { p_review: value.review }),
      ...(value.minutes_over !== null && { p_minutes_over: value.minutes_over }),
    }),
  )
  const { review, minutes_over, reviewed_at } = standing
  // ours, unless somebody was later: a clock that is ahead is set back, never forward
  if (reviewed_at === null || Date.parse(reviewed_at) <= Date.parse(at)) return []
  const theirs = { kind: 'session' as const, player_id: '', at: toIso(reviewed_at) }
  return [{ theirs: { ...theirs, value: { review, minutes_over } }, by: null }]
}

function formatPersonName(person: { first_name: string | null; last_name: string | null } | null) {
  return person ? `${person.first_name ?? ''} ${person.last_name ?? ''}`.trim() || null : null
}

/** As the marks of this device spell it. */
function toIso(instant: string | null): string {
  return new Date(instant ?? 0).toISOString()
}

/** A training as its list shows it: what the database knows, and over it what was entered here. */
import { z } from 'zod'
import { sheetRowSchema, hasTakenPart, type AttendanceStatus, type SheetRow } from './attendance'
import { formatFullName } from '@/lib/person'
import { countMinutesBetween } from '@/lib/time/interval'
import type { Mark } from './mark'
import { findPendingMark, type Outbox } from './outbox'

const reviewSchema = z.object({
  player_id: z.string(),
  trend: z.number().nullable(),
  rpe: z.number().nullable(),
  note: z.string().nullable(),
  recorded_at: z.string(),
})

export const attendanceSheetSchema = z.object({
  training: z.object({
    id: z.guid(),
    title: z.string().nullable(),
    starts_at: z.string(),
    ends_at: z.string(),
    status: z.enum(['planned', 'done', 'cancelled']),
    team_id: z.string(),
    team: z.object({ name: z.string(), school: z.object({ time_zone: z.string() }) }),
  }),
  /** Why there is no list: only the team's staff, from the day of the training on, never for one called off. */
  access: z.enum(['open', 'too_early', 'cancelled', 'not_staff']),
  rows: z.array(sheetRowSchema),
  reviews: z.array(reviewSchema),
  session: z
    .object({
      review: z.string().nullable(),
      minutes_over: z.number().nullable(),
      reviewed_at: z.string().nullable(),
    })
    .nullable(),
  /** When the database answered, epoch ms. */
  fetched_at: z.number(),
})

export type AttendanceSheet = z.infer<typeof attendanceSheetSchema>
export interface ListedPlayer extends SheetRow {
  name: string
  /** What the list shows: entered here, recorded, or ticked in advance. */
  shown: AttendanceStatus | null
  /** Only ticked in advance: not a record yet. */
  isSuggested: boolean
  isPending: boolean
}

/** As the database counts them: whoever was present without a word about minutes was there from start to end. */
function countMinutes(
  { training }: AttendanceSheet,
  entered: Pick<SheetRow, 'status' | 'minutes'>,
): number | null {
  const isWhole = entered.status === 'present' && entered.minutes === null
  return isWhole ? countMinutesBetween(training.starts_at, training.ends_at) : entered.minutes
}

/** In the order of the list. */
export function listPlayers(evening: AttendanceSheet, box: Outbox): ListedPlayer[] {
  return evening.rows.map((row) => {
    const mark = findPendingMark(box, `attendance:${row.player_id}`)
    const entered = mark?.kind === 'attendance' ? mark.value : null
    const status = entered ? entered.status : row.status
    return {
      ...row,
      name: formatFullName(row),
      status,
      minutes: entered ? countMinutes(evening, entered) : row.minutes,
      recorded_at: mark?.at ?? row.recorded_at,
      shown: status ?? row.suggested,
      isSuggested: status === null && row.suggested !== null,
      isPending: mark !== null,
    }
  })
}

export interface ReviewedPlayer {
  player_id: string
  name: string
  shirt_number: number | null
  status: AttendanceStatus
  trend: number | null
  /** Effort as the coach saw it, 0–10. */
  rpe: number | null
  note: string | null
  /** Effort in the player's own words. */
  reported: number | null
  recorded_at: string | null
  isPending: boolean
}

/** Those who were there, with what the coaches think of their training. */
export function listReviewedPlayers(evening: AttendanceSheet, box: Outbox): ReviewedPlayer[] {
  return listPlayers(evening, box).flatMap((player) => {
    const { player_id, name, shirt_number, shown, rpe: reported } = player
    if (!shown || !hasTakenPart(shown)) return []
    const stored = evening.reviews.find((review) => review.player_id === player_id)
    const mark = findPendingMark(box, `review:${player_id}`)
    const value = mark?.kind === 'review' ? mark.value : stored
    return [
      {
        player_id,
        name,
        shirt_number,
        status: shown,
        reported,
        trend: value?.trend ?? null,
        rpe: value?.rpe ?? null,
        note: value?.note ?? null,
        recorded_at: mark?.at ?? stored?.recorded_at ?? null,
        isPending: mark !== null,
      },
    ]
  })
}

/** How the training went as a whole. */
export function getSessionReview(evening: AttendanceSheet, box: Outbox) {
  const mark = findPendingMark(box, 'session:')
  const value = mark?.kind === 'session' ? mark.value : evening.session
  return {
    review: value?.review ?? null,
    minutes_over: value?.minutes_over ?? null,
    recorded_at: mark?.at ?? evening.session?.reviewed_at ?? null,
  }
}

/** The list after the database took marks over, without asking it again. */
export function applyMarks(evening: AttendanceSheet, marks: readonly Mark[]): AttendanceSheet {
  return marks.reduce(applyMark, evening)
}

function applyMark(
  evening: AttendanceSheet,
  { kind, player_id, at, value }: Mark,
): AttendanceSheet {
  if (kind === 'attendance') {
    const rows = evening.rows.map((row) =>
      row.player_id === player_id
        ? { ...row, ...value, minutes: countMinutes(evening, value), recorded_at: at }
        : row,
    )
    return { ...evening, rows }
  }
  if (kind === 'session') return { ...evening, session: { ...value, reviewed_at: at } }
  const others = evening.reviews.filter((review) => review.player_id !== player_id)
  return { ...evening, reviews: [...others, { player_id, ...value, recorded_at: at }] }
}

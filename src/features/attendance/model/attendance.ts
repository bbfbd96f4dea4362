/** Who came to a training: the closed sets, the order of a tap, and what a list adds up to. */
import { z } from 'zod'

export const attendanceStatuses = ['present', 'late', 'excused', 'absent', 'injured'] as const
export type AttendanceStatus = (typeof attendanceStatuses)[number]

const answerReasons = ['illness', 'injury', 'school', 'holiday', 'family', 'other'] as const
export type AnswerReason = (typeof answerReasons)[number]

const attendanceAnswers = ['yes', 'no', 'maybe'] as const
export type AttendanceAnswer = (typeof attendanceAnswers)[number]

const statusSchema = z.enum(attendanceStatuses)

/** One player of the training as `open_attendance` answers it; instants in ISO, minutes on the pitch. */
export const sheetRowSchema = z.object({
  player_id: z.guid(),
  first_name: z.string(),
  last_name: z.string(),
  shirt_number: z.number().nullable(),
  answer: z.enum(attendanceAnswers).nullable(),
  /** Lists kept on a device before reasons were asked have none. */
  answer_reason: z.enum(answerReasons).nullable().default(null),
  answer_note: z.string().nullable(),
  needs_reconfirmation: z.boolean(),
  /** What to tick in advance; nobody is guessed who neither answered nor is away. */
  suggested: statusSchema.nullable(),
  status: statusSchema.nullable(),
  minutes: z.number().nullable(),
  /** Effort in the player's own words, 0–10. */
  rpe: z.number().nullable(),
  recorded_at: z.string().nullable(),
})

export type SheetRow = z.infer<typeof sheetRowSchema>

const tapOrder: readonly AttendanceStatus[] = ['present', 'late', 'excused', 'absent']

/** What the next tap on a name makes of it: present, late, excused, absent, and round again. */
export function getNextStatus(shown: AttendanceStatus | null): AttendanceStatus {
  const place = shown ? tapOrder.indexOf(shown) : -1
  return tapOrder[(place + 1) % tapOrder.length] ?? 'present'
}

export function isHere(status: AttendanceStatus | null): boolean {
  return status === 'present' || status === 'late'
}

/** Those who trained at least in part: minutes, effort and a review make sense. */
export function hasTakenPart(status: AttendanceStatus | null): boolean {
  return isHere(status) || status === 'injured'
}

interface Shown {
  shown: AttendanceStatus | null
  isSuggested: boolean
  answer: AttendanceAnswer | null
}

/** `missing`: said yes and did not come, excused or not, as the database counts it. */
export function countAttendance(rows: readonly Shown[]) {
  const count = (test: (row: Shown) => boolean) => rows.filter(test).length
  return {
    all: rows.length,
    here: count(({ shown }) => isHere(shown)),
    late: count(({ shown }) => shown === 'late'),
    open: count(({ shown }) => shown === null),
    suggested: count(({ isSuggested }) => isSuggested),
    missing: count(
      ({ shown, answer }) => answer === 'yes' && (shown === 'absent' || shown === 'excused'),
    ),
  }
}

export type AttendanceCount = ReturnType<typeof countAttendance>

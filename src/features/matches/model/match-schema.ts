/** What the form of a match holds; limits of `public.matches`, messages are translation keys. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { matchSides } from './match-filter'

export const matchKinds = ['league', 'cup', 'friendly', 'tournament', 'festival'] as const

/** Hours before kick-off: one to five days, a week. */
export const answerChoices = [24, 48, 72, 120, 168] as const

export const matchLimits = {
  opponent: 80,
  competition: 80,
  venue: 120,
  kit: 60,
  familyNote: 500,
  format: { min: 3, max: 11 },
  periods: { min: 1, max: 8 },
  periodMinutes: { min: 1, max: 60 },
  /** The longest way to an away match; the database only wants the meeting before kick-off. */
  meetMinutes: { min: 0, max: 480 },
  goals: { min: 0, max: 99 },
  reason: 300,
} as const

const createOptionalText = (max: number, error: string) => z.string().trim().max(max, { error })

const createNumber = ({ min, max }: { min: number; max: number }, error: string) =>
  z.number(error).int(error).min(min, error).max(max, error)

export const matchSchema = z.object({
  team_id: z.string().min(1, 'matches/form:errors.team'),
  kind: z.enum(matchKinds, 'matches/form:errors.kind'),
  competition: createOptionalText(matchLimits.competition, 'matches/form:errors.too_long'),
  opponent: z
    .string()
    .trim()
    .min(1, 'matches/form:errors.opponent')
    .max(matchLimits.opponent, 'matches/form:errors.too_long'),
  side: z.enum(matchSides),
  date: z.iso.date('matches/form:errors.date'),
  time: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'matches/form:errors.time'),
  /** Before kick-off; null: no meeting time. */
  meet_minutes: createNumber(matchLimits.meetMinutes, 'matches/form:errors.meet').nullable(),
  /** Hours before kick-off until which families are asked to answer; a choice of the form is text. */
  answer_hours: z
    .string()
    .transform((hours) => (hours === '' ? null : Number(hours)))
    .pipe(z.int().min(1).max(336).nullable()),
  field_part_id: z.string(),
  venue: createOptionalText(matchLimits.venue, 'matches/form:errors.too_long'),
  format: createNumber(matchLimits.format, 'matches/form:errors.format'),
  periods: createNumber(matchLimits.periods, 'matches/form:errors.periods'),
  period_minutes: createNumber(matchLimits.periodMinutes, 'matches/form:errors.period_minutes'),
  kit: createOptionalText(matchLimits.kit, 'matches/form:errors.too_long'),
  /** For the families: what to bring, who washes the shirts. */
  family_note: createOptionalText(matchLimits.familyNote, 'matches/form:errors.too_long'),
})

export type MatchInput = z.input<typeof matchSchema>
export type MatchValues = z.output<typeof matchSchema>

/** PostgreSQL's code for two things at once in one place: the pitch, or the team itself. */
const overlapCode = '23P01'
const overlapSchema = z.object({ message: z.literal('match_overlaps') })

/** Whether the team has another match at that time; else what is taken is the pitch. */
export function isTeamBusy({ detail, cause }: AppError): boolean {
  return detail === overlapCode && overlapSchema.safeParse(cause).success
}

export function isPitchTaken(error: AppError): boolean {
  return error.detail === overlapCode && !isTeamBusy(error)
}

/** What the server found wrong, beside the field it belongs to. */
export function describeMatchFailure(
  error: AppError,
): Partial<Record<'time' | 'field_part_id', string>> {
  if (isTeamBusy(error)) return { time: 'matches/form:errors.overlaps' }
  if (isPitchTaken(error)) return { field_part_id: 'matches/form:errors.taken' }
  if (error.detail === 'field_archived') return { field_part_id: 'matches/form:errors.archived' }
  return {}
}

/** What an owner's cockpit of a school holds (RPC `school_cockpit`). */
import { z } from 'zod'
import { spanShape } from './span'

const teamSchema = z.object({
  team_id: z.string(),
  name: z.string(),
  squad: z.number(),
  sessions: z.number(),
  there: z.number(),
  recorded: z.number(),
  before_there: z.number(),
  before_recorded: z.number(),
  matches: z.number(),
  least: z.number().nullable(),
  median: z.number().nullable(),
  most: z.number().nullable(),
  under_half: z.number(),
})

const monthSchema = z.object({
  month: z.string(),
  joined: z.number(),
  left: z.number(),
  members: z.number(),
  still: z.number(),
  fees_cents: z.number(),
  orders_cents: z.number(),
  refunded_cents: z.number(),
})

const coachSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  teams: z.number(),
  sessions: z.number(),
  matches: z.number(),
  planned: z.number(),
})

const paperSchema = z.object({
  user_id: z.string(),
  name: z.string(),
  kind: z.enum(['license', 'background_check']),
  license: z.string().nullable(),
  expires_on: z.string(),
})

const fieldSchema = z.object({
  field_id: z.string(),
  name: z.string(),
  training: z.number(),
  match: z.number(),
  other: z.number(),
  before: z.number(),
})

export const schoolCockpitSchema = z.object({
  ...spanShape,
  teams: z.array(teamSchema),
  months: z.array(monthSchema),
  coaches: z.array(coachSchema),
  papers: z.array(paperSchema),
  fields: z.array(fieldSchema),
})

export type SchoolCockpit = z.infer<typeof schoolCockpitSchema>
export type SchoolTeam = z.infer<typeof teamSchema>
export type SchoolMonth = z.infer<typeof monthSchema>
export type CoachWork = z.infer<typeof coachSchema>
export type Paper = z.infer<typeof paperSchema>

/** What came in during a month, in cents: fees and shop, less what was paid back. */
export function sumIncome({ fees_cents, orders_cents, refunded_cents }: SchoolMonth): number {
  return fees_cents + orders_cents - refunded_cents
}

/** Sessions and matches a week, to one decimal. */
export function computeWeekly(work: CoachWork, from: string, to: string): number {
  const weeks = Math.max(1, (Date.parse(to) - Date.parse(from)) / (7 * 86_400_000))
  return Math.round((10 * (work.sessions + work.matches)) / weeks) / 10
}

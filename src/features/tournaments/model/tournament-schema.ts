/** What the form of a tournament holds; limits of `public.tournaments`, messages are translation keys. */
import { z } from 'zod'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import { assignGroups, type CreateId } from './plan-games'
import { tournamentLimits, type PlanSettings, type PlanTeam } from './tournament'

const createNumber = ({ min, max }: { min: number; max: number }) =>
  z
    .number('tournaments:errors.number')
    .int('tournaments:errors.number')
    .min(min, 'tournaments:errors.number')
    .max(max, 'tournaments:errors.number')

const clock = /^([01]\d|2[0-3]):[0-5]\d$/
const optionalTime = z.union([z.literal(''), z.string().regex(clock, 'tournaments:errors.time')])

const settingsShape = {
  kind: z.enum(['festival', 'tournament']),
  name: z
    .string()
    .trim()
    .min(1, 'tournaments:errors.name')
    .max(tournamentLimits.name, 'tournaments:errors.too_long'),
  date: z.iso.date('tournaments:errors.date'),
  time: z.string().regex(clock, 'tournaments:errors.time'),
  ends_by: optionalTime,
  venue: z.string().trim().max(tournamentLimits.venue, 'tournaments:errors.too_long'),
  format: createNumber(tournamentLimits.format),
  pitches: createNumber(tournamentLimits.pitches),
  game_minutes: createNumber(tournamentLimits.gameMinutes),
  break_minutes: createNumber(tournamentLimits.breakMinutes),
  group_count: createNumber(tournamentLimits.groups),
  legs: createNumber({ min: 1, max: 2 }),
  rounds: createNumber(tournamentLimits.rounds),
  lunch: optionalTime,
  lunch_minutes: createNumber(tournamentLimits.lunchMinutes),
  shows_table: z.boolean(),
}

export const settingsSchema = z
  .object(settingsShape)
  .refine(({ time, ends_by }) => ends_by === '' || ends_by > time, {
    path: ['ends_by'],
    error: 'tournaments:errors.order',
  })
  .refine(({ time, lunch }) => lunch === '' || lunch > time, {
    path: ['lunch'],
    error: 'tournaments:errors.order',
  })

export type SettingsValues = z.output<typeof settingsSchema>

export const tournamentSchema = settingsSchema
  .safeExtend({
    team_id: z.string().min(1, 'tournaments:errors.team'),
    other_team_ids: z.array(z.string()),
    /** Teams of other clubs, one in a line. */
    guests: z
      .string()
      .refine(
        (text) => listGuestNames(text).every((name) => name.length <= tournamentLimits.teamName),
        'tournaments:errors.too_long',
      ),
  })
  .refine(
    (values) => {
      const count = countTeams(values)
      return count >= tournamentLimits.teams.min && count <= tournamentLimits.teams.max
    },
    { path: ['guests'], error: 'tournaments:errors.teams' },
  )

export type TournamentInput = z.input<typeof tournamentSchema>
export type TournamentValues = z.output<typeof tournamentSchema>

/** Lines or commas, as they stand in a pasted list; empty ones and doubles are left out. */
export function listGuestNames(text: string): string[] {
  const names = text.split(/[\n;,\t]/).map((name) => name.trim())
  return [...new Set(names.filter((name) => name !== ''))]
}

interface TeamChoice {
  team_id: string
  other_team_ids: readonly string[]
  guests: string
}

function countTeams({ team_id, other_team_ids, guests }: TeamChoice): number {
  return new Set([team_id, ...other_team_ids]).size + listGuestNames(guests).length
}

/** Own teams first, dealt out into the groups. `names`: of the own teams by their id. */
export function createPlanTeams(
  values: TournamentValues,
  names: ReadonlyMap<string, string>,
  createId: CreateId = () => crypto.randomUUID(),
): PlanTeam[] {
  const own = [...new Set([values.team_id, ...values.other_team_ids])].map((team_id) => ({
    team_id,
    name: (names.get(team_id) ?? '').slice(0, tournamentLimits.teamName).trim(),
  }))
  const guests = listGuestNames(values.guests).map((name) => ({ team_id: null, name }))
  const teams = [...own, ...guests].map((team, index) => ({
    id: createId(),
    ...team,
    group_no: 1,
    position: index + 1,
    is_withdrawn: false,
  }))
  return assignGroups(teams, countGroups(values))
}

function countGroups({ kind, group_count }: Pick<SettingsValues, 'kind' | 'group_count'>): number {
  return kind === 'festival' ? 1 : group_count
}

/** Clock times are the school's. */
export function toPlanSettings(values: SettingsValues, zone: string): PlanSettings {
  const { date, time, ends_by, lunch, lunch_minutes, venue } = values
  const toTime = (wall: string) => (wall === '' ? null : toInstant({ date, time: wall }, zone))
  const { kind, name, format, pitches, game_minutes, break_minutes, legs, rounds } = values
  return {
    kind,
    name,
    format,
    pitches,
    game_minutes,
    break_minutes,
    legs,
    rounds,
    group_count: countGroups(values),
    shows_table: kind === 'tournament' && values.shows_table,
    starts_at: toInstant({ date, time }, zone),
    ends_by: toTime(ends_by),
    venue: venue || null,
    lunch_at: toTime(lunch),
    lunch_minutes: lunch === '' ? null : lunch_minutes,
  }
}

export function toSettingsValues(settings: PlanSettings, zone: string): SettingsValues {
  const { ends_by, lunch_at, lunch_minutes, starts_at, venue, ...rest } = settings
  return {
    ...rest,
    ...toWallClock(starts_at, zone),
    venue: venue ?? '',
    ends_by: ends_by === null ? '' : toWallClock(ends_by, zone).time,
    lunch: lunch_at === null ? '' : toWallClock(lunch_at, zone).time,
    lunch_minutes: lunch_minutes ?? 30,
  }
}

/** Settings without what else the row says. */
export function pickSettings(row: PlanSettings): PlanSettings {
  return {
    kind: row.kind,
    name: row.name,
    starts_at: row.starts_at,
    ends_by: row.ends_by,
    venue: row.venue,
    format: row.format,
    pitches: row.pitches,
    game_minutes: row.game_minutes,
    break_minutes: row.break_minutes,
    group_count: row.group_count,
    legs: row.legs,
    rounds: row.rounds,
    lunch_at: row.lunch_at,
    lunch_minutes: row.lunch_minutes,
    shows_table: row.shows_table,
  }
}

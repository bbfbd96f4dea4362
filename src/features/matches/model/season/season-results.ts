/** A season of a team as `season_results` answers it, and the lists made of it. */
import { z } from 'zod'
import { matchKinds, matchStatuses } from '../match-filter'

const count = z.number().int().nonnegative()

const recordSchema = z.object({
  played: count,
  won: count,
  drawn: count,
  lost: count,
  goals_for: count,
  goals_against: count,
  clean_sheets: count,
})

const seasonPlayerSchema = z.object({
  player_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Null where an age is not ranked. */
  goals: count.nullable(),
  assists: count.nullable(),
  clean_sheets: count,
  yellow_cards: count,
  red_cards: count,
})

const seasonMatchSchema = z.object({
  id: z.string(),
  opponent: z.string(),
  is_home: z.boolean(),
  is_neutral: z.boolean(),
  kind: z.enum(matchKinds),
  competition: z.string().nullable(),
  starts_at: z.string(),
  status: z.enum(matchStatuses),
  goals_for: count.nullable(),
  goals_against: count.nullable(),
})

export const seasonResultsSchema = z.object({
  /** False where the age plays without tables. */
  has_table: z.boolean(),
  record: z.object({ all: recordSchema, home: recordSchema, away: recordSchema }),
  /** Finished ones, the latest first. */
  matches: z.array(seasonMatchSchema),
  players: z.array(seasonPlayerSchema),
})

export type SeasonResults = z.output<typeof seasonResultsSchema>
export type SeasonRecord = z.output<typeof recordSchema>
export type SeasonMatch = z.output<typeof seasonMatchSchema>
export type SeasonPlayer = z.output<typeof seasonPlayerSchema>

export const seasonKinds = ['league', 'cup', 'friendly'] as const
export type SeasonKind = (typeof seasonKinds)[number]

/** What the page of a season can be asked for; lives in the URL. */
export const seasonFilterSchema = z.object({
  kind: z.enum(['', ...seasonKinds]).default(''),
  /** Of the league table; empty: the first there is. */
  competition: z.string().max(80).default(''),
})

const formLength = 5
const scorersShown = 10

/** The last matches with a score, the latest first. */
export function listForm(matches: readonly SeasonMatch[]): SeasonMatch[] {
  return matches.filter(({ goals_for }) => goals_for !== null).slice(0, formLength)
}

/** Whoever scored or set one up: goals, then assists; level ones keep the order of names. */
export function listScorers(players: readonly SeasonPlayer[]): SeasonPlayer[] {
  return players
    .filter(({ goals, assists }) => (goals ?? 0) + (assists ?? 0) > 0)
    .toSorted(
      (one, other) =>
        (other.goals ?? 0) - (one.goals ?? 0) || (other.assists ?? 0) - (one.assists ?? 0),
    )
    .slice(0, scorersShown)
}

export function listKeepers(players: readonly SeasonPlayer[]): SeasonPlayer[] {
  return players
    .filter(({ clean_sheets }) => clean_sheets > 0)
    .toSorted((one, other) => other.clean_sheets - one.clean_sheets)
}

/** Red before yellow, the most first. */
export function listCardedPlayers(players: readonly SeasonPlayer[]): SeasonPlayer[] {
  return players
    .filter(({ yellow_cards, red_cards }) => yellow_cards + red_cards > 0)
    .toSorted(
      (one, other) => other.red_cards - one.red_cards || other.yellow_cards - one.yellow_cards,
    )
}

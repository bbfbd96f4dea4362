/** What lies ahead for teams, trainings and matches in one list: pure, from rows as the api reads them. */

import { sumStoredMinutes, type StoredMinutes } from '@/features/planner/model/plan-times'

export interface AgendaTeam {
  id: string
  name: string
}

interface AgendaBase {
  id: string
  team: AgendaTeam
  /** Time zone of the team's school: every clock time is read in it. */
  zone: string
  starts_at: string
  ends_at: string
  place: string | null
  is_cancelled: boolean
}

export interface TrainingItem extends AgendaBase {
  kind: 'training'
  title: string | null
  objective: string | null
  /** A session without a single block is still to be planned. */
  has_plan: boolean
  planned_minutes: number
}

export interface MatchItem extends AgendaBase {
  kind: 'match'
  opponent: string
  is_home: boolean
  is_neutral: boolean
  match_kind: 'league' | 'cup' | 'friendly' | 'tournament' | 'festival'
  meet_at: string | null
}

export type AgendaItem = TrainingItem | MatchItem

interface TrainingRow {
  id: string
  title: string | null
  objective: string | null
  starts_at: string
  ends_at: string
  place: string | null
  status: 'planned' | 'done' | 'cancelled'
  blocks: readonly StoredMinutes[]
}

interface MatchRow {
  id: string
  opponent: string
  is_home: boolean
  is_neutral: boolean
  kind: MatchItem['match_kind']
  starts_at: string
  meet_at: string | null
  venue: string | null
  status: 'planned' | 'live' | 'finished' | 'cancelled'
}

interface TeamRow extends AgendaTeam {
  school: { time_zone: string }
}

interface TeamAgendaRow extends TeamRow {
  trainings: readonly TrainingRow[]
  matches: readonly MatchRow[]
}

/** A match has no end in the database: two hours cover the longest youth match with its break. */
export const matchLengthMs = 2 * 60 * 60_000

export function toTrainingItem(row: TrainingRow, { id, name, school }: TeamRow): TrainingItem {
  const { blocks, status, ...rest } = row
  return {
    ...rest,
    kind: 'training',
    team: { id, name },
    zone: school.time_zone,
    is_cancelled: status === 'cancelled',
    has_plan: blocks.length > 0,
    planned_minutes: sumStoredMinutes(blocks),
  }
}

export function toMatchItem(row: MatchRow, { id, name, school }: TeamRow): MatchItem {
  const { kind, venue, status, ...rest } = row
  return {
    ...rest,
    kind: 'match',
    match_kind: kind,
    team: { id, name },
    zone: school.time_zone,
    place: venue,
    is_cancelled: status === 'cancelled',
    ends_at: new Date(Date.parse(row.starts_at) + matchLengthMs).toISOString(),
  }
}

/** Everything of these teams in the order of time. */
export function toAgenda(teams: readonly TeamAgendaRow[]): AgendaItem[] {
  return sortByStart(
    teams.flatMap((team) => [
      ...team.trainings.map((row) => toTrainingItem(row, team)),
      ...team.matches.map((row) => toMatchItem(row, team)),
    ]),
  )
}

export function sortByStart<Item extends AgendaBase>(items: readonly Item[]): Item[] {
  return items.toSorted(
    (a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at) || a.id.localeCompare(b.id),
  )
}

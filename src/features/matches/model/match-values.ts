/** Between the form of a match and its row; clock times are the school's. */
import { getMatchSide } from '@/features/teams/model/fixture'
import { addMinutes, countMinutesBetween } from '@/lib/time/interval'
import { toInstant, toWallClock } from '@/lib/time/wall-clock'
import type { MatchLink } from './match-link'
import { findLast, suggestMeetMinutes, suggestShape } from './match-proposals'
import type { AgeRule, KnownMatch, MatchShape } from './match-proposals'
import type { MatchInput, MatchValues } from './match-schema'

interface MatchRow extends MatchShape {
  team_id: string
  kind: MatchInput['kind']
  competition: string | null
  opponent: string
  is_home: boolean
  is_neutral: boolean
  starts_at: string
  meet_at: string | null
  answer_hours: number | null
  field_part_id: string | null
  venue: string | null
  kit: string | null
  family_note: string | null
}

export interface MatchContext {
  rules: readonly AgeRule[]
  known: readonly KnownMatch[]
  /** Of the team's school. */
  zone: string
}

/** A new match: what the address says, then what the team does, then what its age plays. */
export function createMatchValues(
  teamId: string,
  link: MatchLink,
  { rules, known, zone }: MatchContext,
): MatchInput {
  const last = findLast(known, teamId, 'home')
  return {
    team_id: teamId,
    kind: 'league',
    competition: '',
    opponent: '',
    side: 'home',
    date: link.date ?? '',
    time: link.time ?? (last ? toWallClock(last.starts_at, zone).time : ''),
    meet_minutes: suggestMeetMinutes('home'),
    answer_hours: '',
    field_part_id: '',
    venue: '',
    ...suggestShape(rules, last),
    kit: (last && getMatchSide(last) === 'home' && last.kit) || '',
    family_note: '',
  }
}

export function toMatchValues(row: MatchRow, zone: string): MatchInput {
  return {
    team_id: row.team_id,
    kind: row.kind,
    competition: row.competition ?? '',
    opponent: row.opponent,
    side: getMatchSide(row),
    ...toWallClock(row.starts_at, zone),
    meet_minutes: row.meet_at ? countMinutesBetween(row.meet_at, row.starts_at) : null,
    answer_hours: row.answer_hours === null ? '' : String(row.answer_hours),
    field_part_id: row.field_part_id ?? '',
    // the database writes the pitch's name there; with another pitch it writes another
    venue: row.field_part_id ? '' : (row.venue ?? ''),
    format: row.format,
    periods: row.periods,
    period_minutes: row.period_minutes,
    kit: row.kit ?? '',
    family_note: row.family_note ?? '',
  }
}

/**
 * Columns as they are stored. Only a home match has a pitch of ours; with one the database names the place.
 * On neutral ground the own team is named first.
 */
export function toMatchRow(values: MatchValues, zone: string): MatchRow {
  const { date, time, meet_minutes, field_part_id, side, ...kept } = values
  const starts_at = toInstant({ date, time }, zone)
  const part = side === 'home' ? field_part_id || null : null
  return {
    ...kept,
    is_home: side !== 'away',
    is_neutral: side === 'neutral',
    competition: values.competition || null,
    starts_at,
    meet_at: meet_minutes === null ? null : addMinutes(starts_at, -meet_minutes),
    field_part_id: part,
    venue: part ? null : values.venue || null,
    kit: values.kit || null,
    family_note: values.family_note || null,
  }
}

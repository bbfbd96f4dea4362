/** What the squad's screen shows and sends: rows of the database to choices, and choices to entries. */
import {
  noChoice,
  type Choices,
  type Clearance,
  type SquadReason,
  type SquadRole,
} from './squad-choice'
import type { SquadLine } from './squad-lines'
import type { Candidate } from './suggest-squad'

interface DecidedRow {
  role: SquadRole | null
  reason: SquadReason | null
  clearance: Clearance | null
  shirt_number: number | null
}

/** What families see now, with the team's shirts where the match has none of its own. */
export function toPublishedChoices(lines: readonly SquadLine<DecidedRow>[]): Choices {
  return Object.fromEntries(
    lines.map(({ id, row, shirt }) => [
      id,
      {
        role: row?.role ?? null,
        reason: row?.reason ?? null,
        clearance: row?.clearance ?? null,
        shirt: row?.shirt_number ?? shirt,
      },
    ]),
  )
}

interface Facts {
  player_id: string
  seconds: number
  possible_seconds: number | null
  is_left_out: boolean
  is_sent_off: boolean
}

type AnsweredRow = Pick<Candidate, 'needs_reconfirmation' | 'answer'>

export function toCandidates(
  lines: readonly SquadLine<AnsweredRow>[],
  facts: readonly Facts[],
): Candidate[] {
  const byPlayer = new Map(facts.map((one) => [one.player_id, one]))
  return lines.map(({ id, row, isKeeper }) => {
    const known = byPlayer.get(id)
    return {
      id,
      answer: row?.answer ?? null,
      needs_reconfirmation: row?.needs_reconfirmation ?? false,
      share: known ? computeShare(known) : null,
      is_left_out: known?.is_left_out ?? false,
      is_sent_off: known?.is_sent_off ?? false,
      is_keeper: isKeeper,
    }
  })
}

/** Playing time against what was possible, 0 to 1; null where nothing was. */
export function computeShare({
  seconds,
  possible_seconds,
}: Pick<Facts, 'seconds' | 'possible_seconds'>): number | null {
  return possible_seconds ? Math.min(1, seconds / possible_seconds) : null
}

/** As `set_squad` takes them: those decided. */
export function toEntries(choices: Choices) {
  return Object.entries(choices).flatMap(([player_id, choice]) => {
    const { role, reason, clearance, shirt } = choice ?? noChoice
    return role ? [{ player_id, role, reason, clearance, shirt_number: shirt }] : []
  })
}

const refusals = [
  'too_many_starters',
  'player_suspended',
  'player_has_events',
  'player_of_another_team',
  'match_not_writable',
] as const

export type SquadRefusal = (typeof refusals)[number] | 'shirt_taken' | 'failed'

/** Why a squad was not published. */
export function readRefusal({
  code,
  detail,
}: {
  code: string
  detail: string | null
}): SquadRefusal {
  if (code === 'conflict') return 'shirt_taken'
  return refusals.find((one) => one === detail) ?? 'failed'
}

/** A squad as a fair coach would fill it: a proposal with its reasons, to be changed or undone. */
import type { Choice, Choices, SquadRole } from './squad-choice'

export interface Candidate {
  id: string
  answer: 'yes' | 'no' | 'maybe' | null
  /** The time has moved since the answer. */
  needs_reconfirmation: boolean
  /** Playing time against what was possible, 0 to 1; null for guests and newcomers. */
  share: number | null
  is_left_out: boolean
  is_sent_off: boolean
  is_keeper: boolean
}

export type SuggestionWhy =
  'keeper' | 'left_out' | 'least_minutes' | 'maybe' | 'said_no' | 'sent_off' | 'full'

export interface Suggestion {
  id: string
  choice: Pick<Choice, 'role' | 'reason'>
  why: SuggestionWhy
}

/** Substitutes beside the starters: seven at eleven a side, five at nine to five, as many again below. */
export function countBench(format: number): number {
  return format >= 11 ? 7 : Math.min(format, 5)
}

/**
 * Fills what is undecided: first a keeper, then those who said yes in the order left out last time, least
 * share of the minutes; "maybe" only where room is left. Who said no or may be banned is not called; who
 * is silent, or has to confirm a new time, stays open..
 */
export function suggestSquad(
  candidates: readonly Candidate[],
  format: number,
  choices: Choices,
): Suggestion[] {
  const open = candidates.filter(({ id }) => !choices[id]?.role)
  const decided = candidates.filter(({ id }) => {
    const role = choices[id]?.role
    return role === 'starter' || role === 'bench'
  })
  const hasKeeper = decided.some(
    ({ id, is_keeper }) => is_keeper && choices[id]?.role === 'starter',
  )
  const come = open
    .filter(({ answer, needs_reconfirmation, is_sent_off }) => {
      return (answer === 'yes' || answer === 'maybe') && !needs_reconfirmation && !is_sent_off
    })
    .toSorted(compareByClaim)
  const keeper = hasKeeper ? null : (come.find(({ is_keeper }) => is_keeper) ?? null)
  const order = keeper ? [keeper, ...come.filter(({ id }) => id !== keeper.id)] : come
  const starters = decided.filter(({ id }) => choices[id]?.role === 'starter').length
  const places = format + countBench(format) - decided.length
  const starts = Math.max(0, format - starters)
  return [
    ...order.map((one, index): Suggestion => {
      const role = index < Math.min(starts, places) ? 'starter' : index < places ? 'bench' : null
      return role ? callUp(one, role, one.id === keeper?.id) : leaveOut(one.id, 'rotation', 'full')
    }),
    ...open
      .filter(({ answer, is_sent_off }) => answer === 'no' || is_sent_off)
      .map(({ id, is_sent_off }) =>
        leaveOut(id, 'unavailable', is_sent_off ? 'sent_off' : 'said_no'),
      ),
  ]
}

function callUp({ id, answer, is_left_out }: Candidate, role: SquadRole, isKeeper: boolean) {
  const why = isKeeper
    ? 'keeper'
    : answer === 'maybe'
      ? 'maybe'
      : is_left_out
        ? 'left_out'
        : 'least_minutes'
  return { id, choice: { role, reason: null }, why } satisfies Suggestion
}

function leaveOut(id: string, reason: 'rotation' | 'unavailable', why: SuggestionWhy): Suggestion {
  return { id, choice: { role: 'not_called', reason }, why }
}

/** Newcomers count as those who have played least. */
function compareByClaim(one: Candidate, other: Candidate): number {
  return (
    Number(one.answer === 'maybe') - Number(other.answer === 'maybe') ||
    Number(other.is_left_out) - Number(one.is_left_out) ||
    (one.share ?? 0) - (other.share ?? 0) ||
    one.id.localeCompare(other.id)
  )
}

/** Who of a family comes to what: answers by date and child, and what is still to be answered. */
import { listChildren, type Child } from './children'

export type AnswerReason = 'illness' | 'injury' | 'school' | 'holiday' | 'family' | 'other'

export type Answer = 'yes' | 'no' | 'maybe'

export interface GivenAnswer {
  answer: Answer | null
  /** Why not; matches ask for none. */
  reason: AnswerReason | null
  /** The family's word to the coach; matches have none. */
  note: string | null
  /** The date has moved since: the answer counts no longer. */
  needs_reconfirmation: boolean
}

/** By `createAnswerKey`. */
export type AnswerBook = Record<string, GivenAnswer>

interface Place {
  kind: 'training' | 'match'
  id: string
}

/** A training or match of a team, as far as answering needs it; instants in ISO. */
export interface AnswerableDate extends Place {
  team: { id: string }
  starts_at: string
  ends_at: string
  is_cancelled: boolean
}

export function createAnswerKey({ kind, id }: Place, playerId: string): string {
  return `${kind}:${id}:${playerId}`
}

export const noAnswer: GivenAnswer = {
  answer: null,
  reason: null,
  note: null,
  needs_reconfirmation: false,
}

export function getGivenAnswer(book: AnswerBook, place: Place, playerId: string): GivenAnswer {
  return book[createAnswerKey(place, playerId)] ?? noAnswer
}

/** The book after one answer; null takes it back. */
export function setAnswer(
  book: AnswerBook,
  place: Place,
  playerId: string,
  answer: Answer | null,
  reason: AnswerReason | null = null,
): AnswerBook {
  const before = getGivenAnswer(book, place, playerId)
  const after = {
    answer,
    reason: answer === 'no' ? reason : null,
    note: answer ? before.note : null,
    needs_reconfirmation: false,
  }
  return { ...book, [createAnswerKey(place, playerId)]: after }
}

/**
 * Whether a date can still be answered, as the database decides: a training until it ends, a match
 * until it begins, nothing that is called off. `now` in epoch milliseconds.
 */
export function isOpenForAnswers(item: AnswerableDate, now: number): boolean {
  const until = item.kind === 'training' ? item.ends_at : item.starts_at
  return !item.is_cancelled && Date.parse(until) > now
}

/** How many answers of these children are missing or have to be given again. */
export function countMissingAnswers(
  items: readonly AnswerableDate[],
  children: readonly Child[],
  book: AnswerBook,
  now: number,
): number {
  return items
    .filter((item) => isOpenForAnswers(item, now))
    .flatMap((item) =>
      listChildren(item, children)
        .filter(({ may_answer }) => may_answer)
        .map(({ id }) => getGivenAnswer(book, item, id)),
    )
    .filter(({ answer, needs_reconfirmation }) => answer === null || needs_reconfirmation).length
}

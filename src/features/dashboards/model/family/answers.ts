/** Who of a family comes to what: answers by date and child, and what is still to be answered. */
import type { AgendaItem } from '../agenda'
import { childrenOf, type Child } from './children'

export type Answer = 'yes' | 'no' | 'maybe'

export interface GivenAnswer {
  answer: Answer | null
  /** The family's word to the coach; matches have none. */
  note: string | null
  /** The date has moved since: the answer counts no longer. */
  needs_reconfirmation: boolean
}

/** By `answerKey`. */
export type AnswerBook = Record<string, GivenAnswer>

interface Place {
  kind: AgendaItem['kind']
  id: string
}

export function answerKey({ kind, id }: Place, playerId: string): string {
  return `${kind}:${id}:${playerId}`
}

export const noAnswer: GivenAnswer = { answer: null, note: null, needs_reconfirmation: false }

export function givenFor(book: AnswerBook, place: Place, playerId: string): GivenAnswer {
  return book[answerKey(place, playerId)] ?? noAnswer
}

/** The book after one answer; null takes it back. */
export function withAnswer(
  book: AnswerBook,
  place: Place,
  playerId: string,
  answer: Answer | null,
): AnswerBook {
  const before = givenFor(book, place, playerId)
  const after = { answer, note: answer ? before.note : null, needs_reconfirmation: false }
  return { ...book, [answerKey(place, playerId)]: after }
}

/**
 * Whether a date can still be answered, as the database decides: a training until it ends, a match
 * until it begins, nothing that is called off. `now` in epoch milliseconds.
 */
export function isOpenForAnswers(item: AgendaItem, now: number): boolean {
  const until = item.kind === 'training' ? item.ends_at : item.starts_at
  return !item.is_cancelled && Date.parse(until) > now
}

/** How many answers of these children are missing or have to be given again. */
export function missingAnswers(
  items: readonly AgendaItem[],
  children: readonly Child[],
  book: AnswerBook,
  now: number,
): number {
  return items
    .filter((item) => isOpenForAnswers(item, now))
    .flatMap((item) =>
      childrenOf(item, children)
        .filter(({ may_answer }) => may_answer)
        .map(({ id }) => givenFor(book, item, id)),
    )
    .filter(({ answer, needs_reconfirmation }) => answer === null || needs_reconfirmation).length
}

/** Who decides about a young person's consents, and where each purpose stands. */

import type { ConsentPurpose } from '@/features/people/model/consent-purpose'

interface Subject {
  /** YYYY-MM-DD. */
  date_of_birth: string
  /** From which age on the young person decides alone (GDPR Art. 8: 13 to 16). */
  digital_consent_age: number
  isMyself: boolean
  /** The guardian's link allows deciding; without meaning for oneself. */
  can_consent: boolean
}

export type Decider = 'me' | 'young_person' | 'guardian'

/** From the age of digital consent on the young person alone, before that a guardian whose link says so. */
export function findDecider(subject: Subject, today: string): Decider {
  if (isOfAge(subject.date_of_birth, subject.digital_consent_age, today)) {
    return subject.isMyself ? 'me' : 'young_person'
  }
  return !subject.isMyself && subject.can_consent ? 'me' : 'guardian'
}

/**
 * What a guardian decided no longer counts once the young person decides alone: asked anew, as
 * `needs_renewal` of the view `current_consents` says. The young person's own words have no relationship.
 */
export function isAskedAnew(
  subject: Subject,
  last: { relationship: string | null } | undefined,
  today: string,
): boolean {
  const { date_of_birth, digital_consent_age } = subject
  return last?.relationship != null && isOfAge(date_of_birth, digital_consent_age, today)
}

/** All days as YYYY-MM-DD. The birthday itself counts; one of 29 February counts from the 28th, as in SQL. */
export function isOfAge(birthday: string, age: number, today: string): boolean {
  const [year = '', month, day] = birthday.split('-')
  const target = String(Number(year) + age)
  const isLeap = new Date(Date.UTC(Number(target), 1, 29)).getUTCMonth() === 1
  const on = month === '02' && day === '29' && !isLeap ? '28' : day
  return `${target}-${month}-${on}` <= today
}

interface Entry {
  id: number
  player_id: string
  purpose: ConsentPurpose
}

/** The entries of one player and purpose, the last word first. */
export function listHistory<Row extends Entry>(
  rows: readonly Row[],
  playerId: string,
  purpose: ConsentPurpose,
): Row[] {
  return rows
    .filter((row) => row.player_id === playerId && row.purpose === purpose)
    .sort((one, other) => other.id - one.id)
}

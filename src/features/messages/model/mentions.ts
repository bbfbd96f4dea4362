/** Naming people in a message: "@" and the whole name, as the database looks for it too. Positions count UTF-16 units. */
import { foldText } from '@/lib/fold-text'
import { formatFullName } from '@/lib/person'
import { splitLinks, type TextPart } from './split-links'

/** As many as `send_message` rings for. */
export const mostMentioned = 20
/** Longest piece after an "@" that is still taken for the beginning of a name. */
const longestQuery = 30
const mostSuggested = 6

export interface MentionablePerson {
  user_id: string
  first_name: string
  last_name: string
}

export interface MentionQuery {
  /** Where the "@" stands. */
  start: number
  /** What was typed after it. */
  typed: string
}

/** The name being typed at the caret; null: none is. */
export function findMentionQuery(text: string, caret: number): MentionQuery | null {
  const before = text.slice(0, caret)
  const found = /(?:^|[\s(])@([^@\n]*)$/u.exec(before)
  const typed = found?.[1]
  if (typed === undefined || typed.length > longestQuery) return null
  return { start: caret - typed.length - 1, typed }
}

/** Those one of whose names begins with what was typed; at most 6, in the order they came. */
export function suggestPeople<Person extends MentionablePerson>(
  people: readonly Person[],
  typed: string,
): Person[] {
  const query = foldText(typed.trim())
  return people
    .filter((person) => {
      const name = foldText(formatFullName(person))
      return name.startsWith(query) || name.split(' ').some((word) => word.startsWith(query))
    })
    .slice(0, mostSuggested)
}

/** The text with the whole name in the place of what was typed, and where the caret then stands. */
export function insertMention(
  text: string,
  { start, typed }: MentionQuery,
  person: MentionablePerson,
): { text: string; caret: number } {
  const named = `@${formatFullName(person)} `
  const rest = text.slice(start + typed.length + 1).replace(/^ /u, '')
  return { text: `${text.slice(0, start)}${named}${rest}`, caret: start + named.length }
}

export interface MessagePart extends TextPart {
  /** Who is named; null: nobody. */
  personId: string | null
}

/** The text in pieces: words, web addresses and people. */
export function splitMessage(text: string, people: readonly MentionablePerson[]): MessagePart[] {
  // "@Ana Petrova" must not stop at "@Ana Petrov"
  const names = people
    .map((person) => ({ personId: person.user_id, name: `@${formatFullName(person)}` }))
    .toSorted((one, other) => other.name.length - one.name.length)
  return splitLinks(text).flatMap((part) =>
    part.href ? [{ ...part, personId: null }] : splitNames(part.text, names),
  )
}

/** Ids of the people named in the text, each once, at most 20. */
export function listMentionIds(text: string, people: readonly MentionablePerson[]): string[] {
  const ids = splitMessage(text, people).flatMap(({ personId }) => personId ?? [])
  return [...new Set(ids)].slice(0, mostMentioned)
}

function splitNames(text: string, names: readonly { personId: string; name: string }[]) {
  const parts: MessagePart[] = []
  let end = 0
  let at = text.indexOf('@')
  while (at >= 0) {
    const rest = text.slice(at)
    const found = names.find(
      ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}]/u.test(rest.slice(name.length)),
    )
    if (found) {
      if (at > end) parts.push({ text: text.slice(end, at), href: null, personId: null })
      parts.push({ text: found.name, href: null, personId: found.personId })
      end = at + found.name.length
    }
    at = text.indexOf('@', Math.max(end, at + 1))
  }
  if (end < text.length) parts.push({ text: text.slice(end), href: null, personId: null })
  return parts
}

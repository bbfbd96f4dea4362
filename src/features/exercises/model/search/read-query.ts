/** What a coach typed, understood: "12 players 15 min U11 pressing" is three filters and a word to look for. */
import type { ExerciseFilter } from '../exercise-filter'
import { queryPatterns, type QueryFacts } from './query-patterns'

type Fact = { [Key in keyof QueryFacts]: { key: Key; value: QueryFacts[Key] } }[keyof QueryFacts]

/** One thing understood, and the words that say it. */
export interface QueryPart {
  fact: Fact
  start: number
  end: number
}

export interface ReadQuery {
  parts: QueryPart[]
  /** What is left to be looked for as words. */
  rest: string
}

/** Each filter once: the first words that say it count, later ones are looked for as words. */
export function readQuery(text: string): ReadQuery {
  const parts: QueryPart[] = []
  for (const { pattern, read } of queryPatterns) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length]
      const facts = listFacts(read(match) ?? {})
      const isTaken = parts.some((part) => start < part.end && end > part.start)
      const [fact] = facts
      if (!fact || isTaken || hasFact(parts, fact)) continue
      parts.push({ fact, start, end })
    }
  }
  const inOrder = parts.toSorted((one, other) => one.start - other.start)
  return { parts: inOrder, rest: getRest(text, inOrder) }
}

/** The text without the words of one part: what stays when its chip is taken away. */
export function removePart(text: string, { start, end }: QueryPart): string {
  return cleanSpaces(`${text.slice(0, start)} ${text.slice(end)}`)
}

/** The filter with what its words say; what is set as a filter goes before what is typed. */
export function resolveFilter(filter: ExerciseFilter): ExerciseFilter {
  if (filter.q === '') return filter
  const { parts, rest } = readQuery(filter.q)
  const asked = { ...filter, q: rest }
  for (const { fact } of parts) apply(asked, fact)
  return asked
}

function apply(filter: ExerciseFilter, { key, value }: Fact): void {
  if (key === 'intensities') filter.intensities = [...new Set([...filter.intensities, ...value])]
  else if (key === 'without') filter.without = [...new Set([...filter.without, ...value])]
  else if (key === 'no_heading' || key === 'favourites' || key === 'mine') filter[key] = true
  else if (key === 'area') filter.area = filter.area || value
  else filter[key] = filter[key] ?? value
}

function listFacts(facts: Partial<QueryFacts>): Fact[] {
  const {
    age,
    players,
    minutes,
    area,
    unused,
    no_heading,
    favourites,
    mine,
    intensities,
    without,
  } = facts
  return [
    ...(age === undefined ? [] : [{ key: 'age' as const, value: age }]),
    ...(players === undefined ? [] : [{ key: 'players' as const, value: players }]),
    ...(minutes === undefined ? [] : [{ key: 'minutes' as const, value: minutes }]),
    ...(area === undefined ? [] : [{ key: 'area' as const, value: area }]),
    ...(unused === undefined ? [] : [{ key: 'unused' as const, value: unused }]),
    ...(no_heading ? [{ key: 'no_heading' as const, value: true }] : []),
    ...(favourites ? [{ key: 'favourites' as const, value: true }] : []),
    ...(mine ? [{ key: 'mine' as const, value: true }] : []),
    ...(intensities ? [{ key: 'intensities' as const, value: intensities }] : []),
    ...(without ? [{ key: 'without' as const, value: without }] : []),
  ]
}

/** Equipment and intensities may be named several times. */
function hasFact(parts: readonly QueryPart[], { key }: Fact): boolean {
  return key !== 'without' && key !== 'intensities' && parts.some(({ fact }) => fact.key === key)
}

/** What stands between the parts, without the words that only joined them ("for", "mit"); the rest is as typed. */
function getRest(text: string, parts: readonly QueryPart[]): string {
  const ends = [0, ...parts.map(({ end }) => end)]
  const pieces = ends.map((from, place) => {
    const next = parts[place]
    const piece = cleanSpaces(text.slice(from, next?.start))
    return removeJoints(piece, place > 0, next !== undefined)
  })
  return cleanSpaces(pieces.join(' '))
}

function cleanSpaces(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,;.])/g, '')
    .replaceAll(/^[\s,;.]+|[\s,;]+$/g, '')
}

const joint = '(?:for|with|and|in|on|für|mit|und|auf|im|за|с|със|и|на|в)'
const leadingJoints = new RegExp(`^(?:${joint}(?: |$))+`, 'iu')
/** "throw in" and "kick in" are names. */
const trailingJoints = new RegExp(`(?:(?<!(?:throw|kick)s?) ${joint})+$|^${joint}$`, 'iu')

function removeJoints(piece: string, isAfterPart: boolean, isBeforePart: boolean): string {
  const rest = isAfterPart ? piece.replace(leadingJoints, '') : piece
  return isBeforePart ? rest.replace(trailingJoints, '') : rest
}

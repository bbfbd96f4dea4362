/**
 * Makes a damaged document valid by changing as little as possible: a number too large becomes the
 * largest allowed, a value with a usual one gets that, and what cannot be saved is taken out, the
 * smallest part first. Works on its own copy of JSON, for any schema.
 */
import type { z } from 'zod'
import { asList, asRecord, at, type JsonPath } from './json-parts'

export interface Advice {
  /** A usual value for this place; undefined when there is none. */
  usual: (path: JsonPath) => unknown
  /** Without this key the thing around it makes no sense. */
  isNeeded: (path: JsonPath) => boolean
  /** `path` was replaced, shortened by `count` elements, or taken out. */
  noted: (path: JsonPath, what: 'replaced' | 'removed' | 'too_many', count: number) => void
}

type Issue = z.core.$ZodIssue

/** Each round reaches at least one level higher than the one before. */
const mostRounds = 12

/** The valid document, or null when nothing can be saved. `json` is changed in place. */
export function mended<Output>(
  schema: z.ZodType<Output>,
  json: unknown,
  advice: Advice,
): Output | null {
  for (let round = 0; round < mostRounds; round += 1) {
    const result = schema.safeParse(json)
    if (result.success) return result.data
    const treated = new Set<string>()
    const removals = new Map<unknown[], Set<number>>()
    for (const issue of result.error.issues) {
      const path = issue.path.filter((part) => typeof part !== 'symbol')
      const isHopeless = !treat(json, path, issue, { advice, removals, treated })
      if (isHopeless) return null
    }
    for (const [list, indexes] of removals) {
      for (const index of [...indexes].toSorted((a, b) => b - a)) list.splice(index, 1)
    }
  }
  return null
}

interface Round {
  advice: Advice
  removals: Map<unknown[], Set<number>>
  /** What was seen to already: one broken thing may have several issues. */
  treated: Set<string>
}

function treat(json: unknown, path: JsonPath, issue: Issue, round: Round): boolean {
  return trimmed(json, path, issue, round.advice) || replaced(json, path, round)
}

/** Brings a number into its range, and a text or list to its length. */
function trimmed(json: unknown, path: JsonPath, issue: Issue, advice: Advice): boolean {
  const name = path.at(-1)
  const parent = at(json, path.slice(0, -1))
  const holder = asRecord(parent) ?? asList(parent)
  if (name === undefined || !holder) return false
  const value: unknown = Reflect.get(holder, name)
  if (typeof value === 'number') {
    const limit =
      issue.code === 'too_big'
        ? issue.maximum
        : issue.code === 'too_small'
          ? issue.minimum
          : undefined
    if (limit === undefined || !Number.isFinite(value)) return false
    Reflect.set(holder, name, Number(limit))
    advice.noted(path, 'replaced', 1)
    return true
  }
  if (issue.code !== 'too_big') return false
  const most = Number(issue.maximum)
  const list = asList(value)
  if (list) {
    advice.noted(path, 'too_many', list.length - most)
    list.length = most
    return true
  }
  if (typeof value !== 'string') return false
  Reflect.set(holder, name, shortened(value, most))
  advice.noted(path, 'replaced', 1)
  return true
}

/** Gives the usual value or takes out, climbing to what the thing is a part of. */
function replaced(json: unknown, path: JsonPath, round: Round): boolean {
  const { advice, removals, treated } = round
  const name = path.at(-1)
  if (name === undefined) return false
  const place = JSON.stringify(path)
  if (treated.has(place)) return true
  const parentPath = path.slice(0, -1)
  const parent = at(json, parentPath)
  const list = asList(parent)
  const record = asRecord(parent)
  if (list && typeof name === 'number' && typeof parentPath.at(-1) !== 'number') {
    treated.add(place)
    const known = removals.get(list) ?? new Set()
    if (!known.has(name)) advice.noted(path, 'removed', 1)
    removals.set(list, known.add(name))
    return true
  }
  const usual = advice.usual(path)
  if (record && usual !== undefined) {
    treated.add(place)
    record[name] = usual
    advice.noted(path, 'replaced', 1)
    return true
  }
  if (record && name in record && !advice.isNeeded(path)) {
    treated.add(place)
    Reflect.deleteProperty(record, name)
    advice.noted(path, 'removed', 1)
    return true
  }
  return replaced(json, parentPath, round)
}

/** At most this many UTF-16 units, without cutting a letter in two. */
function shortened(text: string, most: number): string {
  return text.slice(0, most).replace(/\p{Surrogate}$/u, '')
}

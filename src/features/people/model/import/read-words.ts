/** What people write in tables, as the closed lists know it: dates, positions, feet, relationships. */
import type { Foot, Position, Relationship } from '../player'
import { normalizeText } from './columns'

const positionWords: Record<Position, readonly string[]> = {
  goalkeeper: [
    'goalkeeper',
    'keeper',
    'goalie',
    'goal',
    'gk',
    'torwart',
    'torfrau',
    'torhüter',
    'tor',
    'tw',
    'вратар',
    'врата',
    'вр',
  ],
  defender: [
    'defender',
    'defence',
    'defense',
    'back',
    'df',
    'cb',
    'lb',
    'rb',
    'verteidiger',
    'abwehr',
    'av',
    'iv',
    'защитник',
    'защита',
    'защ',
  ],
  midfielder: [
    'midfielder',
    'midfield',
    'mf',
    'cm',
    'dm',
    'am',
    'mittelfeld',
    'mittelfeldspieler',
    'zm',
    'полузащитник',
    'полузащита',
    'халф',
  ],
  forward: [
    'forward',
    'striker',
    'attacker',
    'winger',
    'fw',
    'st',
    'sturm',
    'stürmer',
    'angriff',
    'angreifer',
    'нападател',
    'нападение',
    'крило',
  ],
  utility: ['utility', 'allrounder', 'all-rounder', 'any', 'flexibel', 'universal', 'универсален'],
}

const footWords: Record<Foot, readonly string[]> = {
  left: ['left', 'l', 'links', 'ляв', 'л'],
  right: ['right', 'r', 'rechts', 'десен', 'д'],
  both: ['both', 'b', 'either', 'beide', 'beidfüßig', 'beidfuss', 'двата', 'и двата'],
}

const relationshipWords: Record<Relationship, readonly string[]> = {
  mother: ['mother', 'mum', 'mom', 'mutter', 'mama', 'майка', 'мама'],
  father: ['father', 'dad', 'vater', 'papa', 'баща', 'татко'],
  parent: ['parent', 'parents', 'eltern', 'elternteil', 'родител', 'родители'],
  guardian: [
    'guardian',
    'legal guardian',
    'vormund',
    'sorgeberechtigt',
    'sorgeberechtigte',
    'настойник',
    'попечител',
  ],
  relative: [
    'relative',
    'grandmother',
    'grandfather',
    'aunt',
    'uncle',
    'verwandt',
    'verwandte',
    'oma',
    'opa',
    'роднина',
    'баба',
    'дядо',
  ],
  other: ['other', 'sonstige', 'andere', 'друго', 'друг'],
}

function createFinder<Value extends string>(words: Record<Value, readonly string[]>) {
  const entries = Object.entries<readonly string[]>(words)
  return (cell: string): Value | null => {
    const text = normalizeText(cell)
    const found = entries.find(([, known]) =>
      known.some((word) => normalizeText(word) === text),
    )?.[0]
    return isKey(found, words) ? found : null
  }
}

function isKey<Value extends string>(
  key: string | undefined,
  words: Record<Value, unknown>,
): key is Value {
  return key !== undefined && Object.hasOwn(words, key)
}

export const readPosition = createFinder(positionWords)
export const readFoot = createFinder(footWords)
export const readRelationship = createFinder(relationshipWords)

/**
 * A day as `YYYY-MM-DD`, or null. Understands 2013-04-05, 5.4.2013, 05/04/13 (day first, as this
 * continent writes) and the day number a spreadsheet gives a cell without a format.
 */
export function readDay(cell: string, thisYear: number): string | null {
  const text = cell.trim().replace(/\s*(г\.?|T?\d\d:\d\d(:\d\d.*)?)$/u, '')
  const iso = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text)
  if (iso) return toValidDate(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const local = /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4}|\d{2})$/.exec(text)
  if (local) {
    const year = Number(local[3])
    return toValidDate(toFullYear(year, thisYear), Number(local[2]), Number(local[1]))
  }
  const serial = /^\d{5}$/.test(text) ? Number(text) : 0
  // day 0 of a spreadsheet is 30 December 1899
  if (serial > 7000) return new Date(Date.UTC(1899, 11, 30 + serial)).toISOString().slice(0, 10)
  return null
}

function toFullYear(year: number, thisYear: number): number {
  if (year >= 100) return year
  return year + 2000 > thisYear ? year + 1900 : year + 2000
}

function toValidDate(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal && year > 1900 ? date.toISOString().slice(0, 10) : null
}

/** "Kaya, Yusuf" or "Yusuf Kaya": the last word is the family name unless a comma says otherwise. */
export function splitName(name: string): { first_name: string; last_name: string } {
  const [before = '', after] = name.split(',', 2).map((part) => part.trim())
  if (after !== undefined) return { first_name: after, last_name: before }
  const words = before.split(/\s+/)
  return { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? '' }
}

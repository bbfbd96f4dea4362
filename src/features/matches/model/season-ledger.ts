/** Minutes of a season per player: shares, the team's average, and how far apart the shares lie. */
import Papa from 'papaparse'
import { writeCell } from '@/lib/spreadsheet-cell'
import { sumPositions, type PositionMinutes } from './position-minutes'

export interface LedgerEntry {
  player_id: string
  first_name: string
  last_name: string
  called: number
  started: number
  bench: number
  left_out: number
  unavailable: number
  seconds: number
  /** Length of the matches called up for or left out of. */
  possible_seconds: number
  goalkeeper_seconds: number
  seconds_by_slot: unknown
  goals: number
  assists: number
  yellow_cards: number
  red_cards: number
}

export interface LedgerLine extends LedgerEntry {
  minutes: number
  goalkeeper_minutes: number
  /** Part of the possible minutes, 0 to 1; null where none were possible. */
  share: number | null
  /** Against the team's average, in percentage points. */
  points: number | null
  positions: PositionMinutes[]
}

export interface Ledger {
  lines: LedgerLine[]
  /** Mean of the shares, 0 to 1; null before the first match. */
  average: number | null
  /** Fairness: mean distance of the shares from the average, in percentage points; 0 is even. */
  spread: number | null
}

export function createLedger(entries: readonly LedgerEntry[]): Ledger {
  const shares = entries.flatMap((entry) => computeShare(entry) ?? [])
  const average = computeMean(shares)
  const spread =
    average === null ? null : computeMean(shares.map((share) => Math.abs(share - average) * 100))
  const lines = entries.map((entry) => {
    const share = computeShare(entry)
    return {
      ...entry,
      minutes: Math.round(entry.seconds / 60),
      goalkeeper_minutes: Math.round(entry.goalkeeper_seconds / 60),
      share,
      points: share === null || average === null ? null : (share - average) * 100,
      positions: sumPositions(entry.seconds_by_slot),
    }
  })
  return { lines, average, spread }
}

export const ledgerSortKeys = [
  'name',
  'called',
  'started',
  'bench',
  'left_out',
  'minutes',
  'share',
] as const

export type LedgerSortKey = (typeof ledgerSortKeys)[number]

/** Equal ones by name; shares nobody could have come last either way. */
export function sortLedger(
  lines: readonly LedgerLine[],
  key: LedgerSortKey,
  dir: 'asc' | 'desc',
): LedgerLine[] {
  const sign = dir === 'asc' ? 1 : -1
  return lines.toSorted((one, other) => {
    const byName = compareNames(one, other)
    if (key === 'name') return sign * byName
    const [left, right] = [one[key], other[key]]
    if (left === null || right === null) return Number(left === null) - Number(right === null)
    return sign * (left - right) || byName
  })
}

/** UTF-8 with a mark at the beginning, so that Excel reads the letters. */
export function toLedgerCsv(
  lines: readonly LedgerLine[],
  headings: readonly string[],
  formatPositions: (line: LedgerLine) => string,
): string {
  const data = lines.map((line) =>
    [
      line.first_name,
      line.last_name,
      line.called,
      line.started,
      line.bench,
      line.left_out,
      line.unavailable,
      line.minutes,
      Math.round(line.possible_seconds / 60),
      line.share === null ? '' : Math.round(line.share * 100),
      line.points === null ? '' : Math.round(line.points),
      line.goalkeeper_minutes,
      formatPositions(line),
      line.goals,
      line.assists,
      line.yellow_cards,
      line.red_cards,
    ].map((value) => (typeof value === 'number' ? String(value) : writeCell(value))),
  )
  return `\uFEFF${Papa.unparse({ fields: [...headings], data }, { newline: '\r\n' })}\r\n`
}

function computeShare({ seconds, possible_seconds }: LedgerEntry): number | null {
  return possible_seconds === 0 ? null : Math.min(1, seconds / possible_seconds)
}

function computeMean(values: readonly number[]): number | null {
  if (values.length === 0) return null
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function compareNames(one: LedgerEntry, other: LedgerEntry): number {
  return (
    one.last_name.localeCompare(other.last_name) || one.first_name.localeCompare(other.first_name)
  )
}

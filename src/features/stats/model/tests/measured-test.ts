/** A measured test as the catalogue has it, and what its numbers look like. */
import { formatLocale } from '@/lib/dates'

/** Those the app has a name and a protocol for. */
export const testKeys = [
  'sprint_10',
  'sprint_30',
  'shuttle_4x10',
  'long_jump',
  'juggling',
  'dribble_slalom',
  'passing_10',
  'yo_yo_1',
] as const

export type TestKey = (typeof testKeys)[number]
export type TestUnit = 'seconds' | 'centimetres' | 'metres' | 'touches' | 'hits'

export interface MeasuredTest {
  key: TestKey
  attribute_key: string
  unit: TestUnit
  is_lower_better: boolean
  decimals: number
  /** The least and the most a result can be. */
  lowest: number
  highest: number
  /** How many tries a day; the best counts. */
  tries: number
  /** Age groups: from U… to U…; null: also adults. */
  years_from: number
  years_until: number | null
}

export function isTestKey(key: string): key is TestKey {
  return testKeys.some((one) => one === key)
}

const adult = 99

/** `ageGroup` as the team has it: U13, Seniors. */
export function isForAgeGroup(
  { years_from: from, years_until: until }: MeasuredTest,
  ageGroup: string,
): boolean {
  const years = Number(/^U(\d+)$/.exec(ageGroup)?.[1] ?? adult)
  return years >= from && years <= (until ?? adult)
}

/** With the digits it is measured in, without its unit. */
export function formatFigure(value: number, decimals: number): string {
  return new Intl.NumberFormat(formatLocale(), {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  }).format(value)
}

/** The better of the tries; undefined without any. */
export function findBest(
  tries: readonly number[],
  { is_lower_better: isLower }: Pick<MeasuredTest, 'is_lower_better'>,
): number | undefined {
  if (tries.length === 0) return undefined
  return isLower ? Math.min(...tries) : Math.max(...tries)
}

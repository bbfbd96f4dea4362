/** What the session check says: a code with its values, how much it weighs, and the blocks it is about. */
import type { Topic } from '../candidates/candidate'
import type { EquipmentKind } from '@/features/exercises/model/taxonomy'

/** stop: must not or cannot take place like this; think: weakens the session; hint: worth knowing. */
export const severities = ['stop', 'think', 'hint'] as const
export type Severity = (typeof severities)[number]

export const checkCodes = [
  'heading_forbidden',
  'heading_used_up',
  'heading_young',
  'heading_count',
  'field_taken',
  'field_missing',
  'area_large',
  'equipment_missing',
  'equipment_taken',
  'too_few',
  'too_many',
  'waiting',
  'keeper',
  'age',
  'warm_up',
  'cool_down',
  'game',
  'too_long',
  'too_short',
  'hard_twice',
  'rebuild',
  'same_topic',
  'rotation',
  'drinks',
  'calm_end',
  'repeat',
  'stretched',
] as const
export type CheckCode = (typeof checkCodes)[number]

/** What a sentence about it needs; `kind` and `topic` are named in the reader's language. */
export interface FindingValues {
  kind?: EquipmentKind
  topic?: Topic
  [name: string]: string | number | undefined
}

export interface Finding {
  code: CheckCode
  severity: Severity
  /** Keys of the blocks it is about, the first one first; empty: the session as a whole. */
  blocks: readonly string[]
  values: FindingValues
}

/** Weights such that one worse finding outweighs a few lighter ones. */
const weights: Readonly<Record<Severity, number>> = { stop: 20, think: 5, hint: 1 }

/** How much stands against a plan; 0: all clear. */
export function computeWeight(findings: readonly Finding[]): number {
  return findings.reduce((sum, { severity }) => sum + weights[severity], 0)
}

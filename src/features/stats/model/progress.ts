/** Recent progress: lines the database writes, read back into what a person wants to know. */
import { z } from 'zod'
import { isAttribute, type Attribute } from './attributes'

export const progressKinds = [
  'stats_updated',
  'self_rated',
  'self_assessed',
  'assessment_shared',
  'award_won',
] as const
export type ProgressKind = (typeof progressKinds)[number]

const payloadSchema = z.object({
  overall: z.number().nullish(),
  previous: z.number().nullish(),
  changes: z.record(z.string(), z.number()).nullish(),
  achievement_id: z.string().nullish(),
})

export interface ProgressLine {
  id: string
  kind: ProgressKind
  at: string
  overall: number | null
  previous: number | null
  changes: Change[]
  achievementId: string | null
}

export interface Change {
  attribute: Attribute
  points: number
}

interface ProgressRow {
  id: string
  kind: string
  payload: unknown
  occurred_at: string
}

/** Empty for a kind this screen has no words for: other chapters may add theirs. */
export function toProgressLines({ id, kind, payload, occurred_at }: ProgressRow): ProgressLine[] {
  const known = progressKinds.find((one) => one === kind)
  const said = payloadSchema.safeParse(payload)
  if (!known || !said.success) return []
  const { overall, previous, changes, achievement_id: achievementId } = said.data
  return [
    {
      id,
      kind: known,
      at: occurred_at,
      overall: overall ?? null,
      previous: previous ?? null,
      changes: listBiggestChanges(changes ?? {}),
      achievementId: achievementId ?? null,
    },
  ]
}

/** By size, up before down where they are equal. */
export function listBiggestChanges(changes: Readonly<Record<string, number>>): Change[] {
  return Object.entries(changes)
    .flatMap(([attribute, points]) => (isAttribute(attribute) ? [{ attribute, points }] : []))
    .toSorted(
      (one, other) => Math.abs(other.points) - Math.abs(one.points) || other.points - one.points,
    )
}

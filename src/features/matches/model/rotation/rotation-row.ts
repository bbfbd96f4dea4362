/** A row of `match_rotations` (chapter 0714): the rules of a plan and the plan; limits as in the database. */
import { z } from 'zod'

export const keeperModes = ['one', 'periods', 'turns', 'open'] as const
export const maxParts = 12

const locksSchema = z.record(z.string(), z.string().regex(/^[pkbx.]{1,12}$/))

export const rotationRulesSchema = z.object({
  /** Parts of a period. */
  parts: z.number().int().min(1).max(maxParts),
  /** Percent of the parts a player is there for. */
  least_share: z.number().int().min(0).max(100),
  /** One keeper, one a period, one a part and nobody twice, or left to the moment. */
  keeper: z.enum(keeperModes),
  /** Turns on the bench in a row. */
  bench_run: z.number().int().min(1).max(maxParts),
  /** Whether the levels of those on the pitch stay alike. */
  is_even: z.boolean(),
  pairs: z.array(
    z.object({ kind: z.enum(['together', 'apart']), players: z.array(z.string()).length(2) }),
  ),
  /** 1 to 3 by player; 2 where nothing stands. */
  levels: z.record(z.string(), z.number().int().min(1).max(3)),
  /** By player one letter a part: p pitch, k keeper, b bench, x away, a dot for free. */
  locks: locksSchema,
})

export type RotationRules = z.infer<typeof rotationRulesSchema>
export type RotationPair = RotationRules['pairs'][number]

export const rotationTurnsSchema = z.record(z.string(), z.string().regex(/^[pkbx]{1,12}$/))

export interface StoredRotation {
  rules: RotationRules
  turns: Readonly<Record<string, string>>
  updated_at: string
}

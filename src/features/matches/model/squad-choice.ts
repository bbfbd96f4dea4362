/** The coach's choice for a match: who starts, sits on the bench or stays at home, and in which shirt. */
import { z } from 'zod'

export const squadRoles = ['starter', 'bench', 'not_called'] as const
export const squadReasons = ['rotation', 'unavailable', 'training', 'discipline', 'other'] as const

export type SquadRole = (typeof squadRoles)[number]
export type SquadReason = (typeof squadReasons)[number]

export interface Choice {
  /** Null until decided. */
  role: SquadRole | null
  /** Why not called; null otherwise. */
  reason: SquadReason | null
  shirt: number | null
}

/** By player. */
export type Choices = Readonly<Record<string, Choice>>

export const choicesSchema = z.record(
  z.uuid(),
  z.object({
    role: z.enum(squadRoles).nullable(),
    reason: z.enum(squadReasons).nullable(),
    shirt: z.int().min(1).max(99).nullable(),
  }),
)

export const noChoice: Choice = { role: null, reason: null, shirt: null }

/** Gives a role; a reason belongs to those not called and is "rotation" until another one is said. */
export function setRole(choices: Choices, playerId: string, role: SquadRole): Choices {
  const before = choices[playerId] ?? noChoice
  const reason = role === 'not_called' ? (before.reason ?? 'rotation') : null
  return { ...choices, [playerId]: { ...before, role, reason } }
}

export function setReason(choices: Choices, playerId: string, reason: SquadReason): Choices {
  return { ...choices, [playerId]: { ...(choices[playerId] ?? noChoice), reason } }
}

/** Gives a number; whoever wears it gets the other one's in exchange. */
export function setShirt(choices: Choices, playerId: string, shirt: number | null): Choices {
  const before = choices[playerId] ?? noChoice
  const wearer = Object.entries(choices).find(
    ([id, choice]) => shirt !== null && id !== playerId && choice.shirt === shirt,
  )
  const swapped = wearer ? { [wearer[0]]: { ...wearer[1], shirt: before.shirt } } : {}
  return { ...choices, ...swapped, [playerId]: { ...before, shirt } }
}

export function countRole(choices: Choices, role: SquadRole): number {
  return Object.values(choices).filter((choice) => choice.role === role).length
}

/** Whether two choices would be published the same way. */
export function isSameChoice(one: Choices, other: Choices): boolean {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...ids].every((id) => {
    const a = one[id] ?? noChoice
    const b = other[id] ?? noChoice
    return a.role === b.role && a.reason === b.reason && a.shirt === b.shirt
  })
}

/** The coach's choice for a match: who starts, sits on the bench or stays at home, and in which shirt. */
import { z } from 'zod'

export const squadRoles = ['starter', 'bench', 'not_called'] as const
export const squadReasons = ['rotation', 'unavailable', 'training', 'discipline', 'other'] as const

/** Why somebody sent off in the last league or cup match may play in the next one. */
export const clearances = ['served', 'lifted', 'elsewhere', 'mistake'] as const

export type SquadRole = (typeof squadRoles)[number]
export type SquadReason = (typeof squadReasons)[number]
export type Clearance = (typeof clearances)[number]

export interface Choice {
  /** Null until decided. */
  role: SquadRole | null
  /** Why not called; null otherwise. */
  reason: SquadReason | null
  /** Of those called up; null otherwise. */
  clearance: Clearance | null
  shirt: number | null
}

/** By player. */
export type Choices = Readonly<Record<string, Choice>>

export const choicesSchema = z.record(
  z.uuid(),
  z.object({
    role: z.enum(squadRoles).nullable(),
    reason: z.enum(squadReasons).nullable(),
    // drafts kept on devices before there was one have none
    clearance: z.enum(clearances).nullable().default(null),
    shirt: z.int().min(1).max(99).nullable(),
  }),
)

export const noChoice: Choice = { role: null, reason: null, clearance: null, shirt: null }

/**
 * Gives a role; a reason belongs to those not called and is "rotation" until another one is said, leave to play to
 * those called up.
 */
export function setRole(choices: Choices, playerId: string, role: SquadRole): Choices {
  const before = choices[playerId] ?? noChoice
  const reason = role === 'not_called' ? (before.reason ?? 'rotation') : null
  const clearance = isCalledUp(role) ? before.clearance : null
  return { ...choices, [playerId]: { ...before, role, reason, clearance } }
}

export function setReason(choices: Choices, playerId: string, reason: SquadReason): Choices {
  return { ...choices, [playerId]: { ...(choices[playerId] ?? noChoice), reason } }
}

export function setClearance(
  choices: Choices,
  playerId: string,
  clearance: Clearance | null,
): Choices {
  return { ...choices, [playerId]: { ...(choices[playerId] ?? noChoice), clearance } }
}

export function isCalledUp(role: SquadRole | null): boolean {
  return role === 'starter' || role === 'bench'
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
    return (
      a.role === b.role &&
      a.reason === b.reason &&
      a.clearance === b.clearance &&
      a.shirt === b.shirt
    )
  })
}

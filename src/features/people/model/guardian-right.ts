/** The rights of a guardian beside trainings and matches, each given by name (spec section 2). */
import { z } from 'zod'
import type { Relationship } from './player'

export const guardianRights = ['can_consent', 'receives_health', 'can_pay'] as const
export type GuardianRight = (typeof guardianRights)[number]

export const rightsSchema = z.object({
  can_consent: z.boolean(),
  receives_health: z.boolean(),
  can_pay: z.boolean(),
})

export type Rights = z.output<typeof rightsSchema>

/** The rights that are switched on, as the database names them. */
export function listRights(rights: Rights): GuardianRight[] {
  return guardianRights.filter((right) => rights[right])
}

const parental: readonly (Relationship | null)[] = ['mother', 'father', 'parent', 'guardian']

/** What the switches start with: everything that may be given for a parent, nothing for anybody else. */
export function suggestRights(
  relationship: Relationship | null,
  allowed: readonly GuardianRight[],
): Rights {
  const isParent = parental.includes(relationship)
  return {
    can_consent: isParent && allowed.includes('can_consent'),
    receives_health: isParent && allowed.includes('receives_health'),
    can_pay: isParent && allowed.includes('can_pay'),
  }
}

interface TrustedLink extends Rights {
  is_trusted: boolean
}

/** What a guardian may pass on: with a trusted link that may consent, every right of its own. */
export function listRightsToGive(link: TrustedLink | undefined): GuardianRight[] {
  return link?.is_trusted && link.can_consent ? listRights(link) : []
}

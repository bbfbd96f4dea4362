/** The demo accounts of the seed, as the journeys use them. */
export const personas = [
  'admin',
  'owner',
  'coach',
  'parent',
  'player',
  'player2',
  'pending',
  'multi',
  'coach2',
  'owner2',
  'parent2',
  // another family of the same teams
  'emeka.okafor',
] as const
export type Persona = (typeof personas)[number]

export const password = 'demo1234'

export function getEmail(persona: Persona): string {
  return `${persona}@demo.test`
}

/** Where a persona's signed-in cookies are kept during a run. */
export function getStatePath(persona: Persona): string {
  return `.cache/e2e/${persona}.json`
}

/** What a player is made of (spec section 3): the closed lists, the limits and ages. */

export const positions = ['goalkeeper', 'defender', 'midfielder', 'forward', 'utility'] as const
export type Position = (typeof positions)[number]

export const feet = ['left', 'right', 'both'] as const
export type Foot = (typeof feet)[number]

/** In the order a family would say them. */
export const relationships = [
  'mother',
  'father',
  'parent',
  'guardian',
  'relative',
  'other',
] as const
export type Relationship = (typeof relationships)[number]

/** The checks of `players`, `squad_members` and `body_measurements`. */
export const playerLimits = {
  name: 60,
  shirt: { min: 1, max: 99 },
  otherPositions: 4,
  teams: 20,
  height: { min: 60, max: 230 },
  weight: { min: 10, max: 180 },
  bornFrom: '1920-01-01',
} as const

/** Whole years on a day, both `YYYY-MM-DD`. */
export function computeAgeOn(dateOfBirth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4))
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years
}

/** Under 18, as the database counts it. */
export function isMinor(dateOfBirth: string, day: string): boolean {
  return computeAgeOn(dateOfBirth, day) < 18
}

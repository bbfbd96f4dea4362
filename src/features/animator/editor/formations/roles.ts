/** Jobs in a formation; their words are `animator:formations.roles`. */
export const roles = [
  'gk',
  'lb',
  'lcb',
  'cb',
  'rcb',
  'rb',
  'lwb',
  'rwb',
  'dm',
  'ldm',
  'rdm',
  'lm',
  'lcm',
  'cm',
  'rcm',
  'rm',
  'am',
  'lam',
  'ram',
  'lw',
  'rw',
  'st',
  'lst',
  'rst',
] as const

export type Role = (typeof roles)[number]

export function isRole(text: string): text is Role {
  return roles.some((role) => role === text)
}

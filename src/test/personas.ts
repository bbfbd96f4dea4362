/** The people of every test, in vitest, SQL and browser journeys alike (supabase/seed/50_demo_*.sql). */

const password = 'demo1234'

export const personas = {
  anonymous: null,
  pending: { email: 'pending@demo.test', password, role: null },
  admin: { email: 'admin@demo.test', password, role: 'admin' },
  owner: { email: 'owner@demo.test', password, role: 'owner' },
  coach: { email: 'coach@demo.test', password, role: 'coach' },
  parent: { email: 'parent@demo.test', password, role: 'parent' },
  player: { email: 'player@demo.test', password, role: 'player' },
  /** Coach and parent in one person. */
  multi: { email: 'multi@demo.test', password, role: 'coach' },
  /** The rival club: must never see the demo academy's data. */
  owner2: { email: 'owner2@demo.test', password, role: 'owner' },
  coach2: { email: 'coach2@demo.test', password, role: 'coach' },
  parent2: { email: 'parent2@demo.test', password, role: 'parent' },
  player2: { email: 'player2@demo.test', password, role: 'player' },
} as const

export type Persona = keyof typeof personas

/** The accounts of the demo academy, offered on the login page of development builds only. */
import type { AppRole } from './session'

export const demoPassword = 'demo1234'

interface DemoAccount {
  email: string
  role: AppRole | null
  /** Not one role at one club: named by its own words. */
  kind?: 'multi' | 'rival'
}

export const demoAccounts: readonly DemoAccount[] = [
  { email: 'admin@demo.test', role: 'admin' },
  { email: 'owner@demo.test', role: 'owner' },
  { email: 'coach@demo.test', role: 'coach' },
  { email: 'parent@demo.test', role: 'parent' },
  { email: 'player@demo.test', role: 'player' },
  { email: 'pending@demo.test', role: null },
  { email: 'multi@demo.test', role: 'coach', kind: 'multi' },
  { email: 'owner2@demo.test', role: 'owner', kind: 'rival' },
  { email: 'coach2@demo.test', role: 'coach', kind: 'rival' },
  { email: 'parent2@demo.test', role: 'parent', kind: 'rival' },
  { email: 'player2@demo.test', role: 'player', kind: 'rival' },
]

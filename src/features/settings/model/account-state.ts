/** The status of an account as its profile names it (spec section 3). */
import { parseRole } from '@/features/session/model/session'

type AccountState = 'active' | 'suspended' | 'waiting'

interface Account {
  status: 'active' | 'suspended'
  role: string | null
}

/** A suspension says more than a missing role; who has no role yet waits for one. */
export function getAccountState({ status, role }: Account): AccountState {
  if (status === 'suspended') return 'suspended'
  return parseRole(role) ? 'active' : 'waiting'
}

export const accountTones = { active: 'green', suspended: 'red', waiting: 'amber' } as const

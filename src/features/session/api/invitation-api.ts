/** The invitation behind the link of an e-mail: what it says, taking it, turning it down. */
import { parseRole, type AppRole } from '../model/session'
import { refreshProfile } from './session-store'

const states = ['pending', 'accepted', 'declined', 'revoked', 'expired'] as const
type InvitationState = (typeof states)[number]

export interface LinkedInvitation {
  school: string
  role: AppRole | null
  /** The invited address, in lower case. */
  email: string
  state: InvitationState
  expires_at: string
}

/** Null for a token nobody knows. The client comes late: visitors of other pages never pay for it. */
export async function fetchInvitation(token: string): Promise<LinkedInvitation | null> {
  const { client, unwrap } = await connection()
  const [row] = await unwrap(client.rpc('invitation_by_token', { p_token: token }))
  if (!row) return null
  const state = states.find((known) => known === row.status) ?? 'expired'
  const { school_name: school, email, expires_at } = row
  return { school, role: parseRole(row.role), email, state, expires_at }
}

/** True when the role is held from now on, false when an administrator still has to say yes. */
export async function acceptInvitation(token: string): Promise<boolean> {
  const { client, unwrap } = await connection()
  const isHeld = await unwrap(client.rpc('accept_invitation', { p_token: token }))
  await refreshProfile()
  return isHeld
}

export async function declineInvitation(token: string): Promise<void> {
  const { client, unwrapVoid } = await connection()
  await unwrapVoid(client.rpc('decline_invitation', { p_token: token }))
}

async function connection() {
  const [{ db }, { unwrap, unwrapVoid }] = await Promise.all([
    import('@/lib/supabase/client'),
    import('@/lib/supabase/unwrap'),
  ])
  return { client: await db(), unwrap, unwrapVoid }
}

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
  /** First name of the child a guardian is invited for. */
  child: string | null
  invitedBy: string | null
  /** The invited address has an account already: nothing is asked but its password. */
  hasAccount: boolean
}

/** Null for a token nobody knows. The client comes late: visitors of other pages never pay for it. */
export async function fetchInvitation(token: string): Promise<LinkedInvitation | null> {
  const { client, unwrap } = await connect()
  const [row] = await unwrap(client.rpc('invitation_by_token', { p_token: token }))
  if (!row) return null
  const state = states.find((known) => known === row.status) ?? 'expired'
  const { school_name: school, email, expires_at, child_name, invited_by_name } = row
  return {
    school,
    role: parseRole(row.role),
    email,
    state,
    expires_at,
    child: child_name,
    invitedBy: invited_by_name,
    hasAccount: row.has_account,
  }
}

export interface NewMember {
  token: string
  email: string
  password: string
  first_name: string
  last_name: string
}

/**
 * Makes the account of the invited address and signs in: the e-mail that brought the token has confirmed it.
 * Throws `weak_password` before anything is made.
 */
export async function joinByInvitation(member: NewMember): Promise<void> {
  const { refuseCommonPassword, signIn } = await import('./auth-api')
  await refuseCommonPassword(member.password)
  const { client, unwrapVoid } = await connect()
  await unwrapVoid(
    client.rpc('join_by_invitation', {
      p_token: member.token,
      p_password: member.password,
      p_first_name: member.first_name,
      p_last_name: member.last_name,
    }),
  )
  await signIn(member.email, member.password)
}

/** True when the role is held from now on, false when an administrator still has to say yes. */
export async function acceptInvitation(token: string): Promise<boolean> {
  const { client, unwrap } = await connect()
  const isHeld = await unwrap(client.rpc('accept_invitation', { p_token: token }))
  await refreshProfile()
  return isHeld
}

export async function declineInvitation(token: string): Promise<void> {
  const { client, unwrapVoid } = await connect()
  await unwrapVoid(client.rpc('decline_invitation', { p_token: token }))
}

async function connect() {
  const [{ getDb }, { unwrap, unwrapVoid }] = await Promise.all([
    import('@/lib/supabase/client'),
    import('@/lib/supabase/unwrap'),
  ])
  return { client: await getDb(), unwrap, unwrapVoid }
}

/** The role a person asks for while an administrator has not decided. */
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { parseRole, type AppRole } from '../model/session'

export interface RoleRequest {
  id: string
  role: AppRole | null
  message: string | null
  school_name: string | null
  child_name: string | null
  status: string
  created_at: string
}

const columns = 'id, role, message, school_name, child_name, status, created_at'

/** The latest request of the person signed in, whatever became of it; null when there is none. */
export async function fetchRoleRequest(userId: string): Promise<RoleRequest | null> {
  const client = await getDb()
  const query = client
    .from('role_requests')
    .select(columns)
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1)
  const [row] = await unwrap(query)
  return row ? { ...row, role: parseRole(row.role) } : null
}

/** The open request of an account, for administrators; null when there is none. */
export async function fetchPendingRequest(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('role_requests')
      .select('id, role, message, school_name, child_name, created_at')
      .eq('user_id', userId)
      .eq('status', 'pending')
      .abortSignal(signal),
  )
  return rows[0] ?? null
}

export interface RoleWish {
  role: AppRole
  message: string | null
  school_name: string | null
  /** Whose parent; only with that role. */
  child_name: string | null
}

/**
 * Asks for a role, or as a parent for a child, replacing a pending request. Throws `already_granted` for a
 * role held and no child named, `too_many_requests` after five decided ones in a day.
 */
export async function requestRole(wish: RoleWish): Promise<void> {
  const client = await getDb()
  await unwrap(
    client.rpc('request_role', {
      p_role: wish.role,
      p_message: wish.message ?? '',
      p_school_name: wish.school_name ?? '',
      p_child_name: wish.child_name ?? '',
    }),
  )
}

/** Takes the open request of the person signed in back; nothing happens without one. */
export async function withdrawRequest(): Promise<void> {
  const client = await getDb()
  await unwrapVoid(client.rpc('withdraw_role_request'))
}

/** Says no to a request; the person is told. For administrators, and owners who could say yes. */
export async function declineRequest(id: string): Promise<void> {
  const client = await getDb()
  await unwrapVoid(client.rpc('decline_role_request', { p_request_id: id }))
}

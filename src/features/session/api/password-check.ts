/** Checks the current password without touching the session of this browser. */
import { throwAwayClient } from '@/lib/supabase/throw-away-client'

/**
 * Signs in with a client that keeps nothing, and out again. False for a wrong password; throws when
 * it could not be checked.
 */
export async function isCurrentPassword(email: string, password: string): Promise<boolean> {
  const client = await throwAwayClient()
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error?.code === 'invalid_credentials') return false
  if (error) throw error
  await client.auth.signOut({ scope: 'local' })
  return true
}

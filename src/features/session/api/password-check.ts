/** Asks the server whether a password is the own one; right, it also allows one change of the address. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** False for a wrong password; throws when it could not be checked or there were too many wrong ones. */
export async function isCurrentPassword(password: string): Promise<boolean> {
  const client = await getDb()
  return unwrap(client.rpc('prove_password', { p_password: password }))
}

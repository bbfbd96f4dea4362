/** Somebody who signed up for real and asks FC Riverside for a role. */
import type { AppRole } from '@/features/session/model/session'
import { createClientFor } from './create-client-for'
import { createAccount } from './new-account'

export async function createNewcomer(surname: string, role: AppRole) {
  const account = await createAccount({ first_name: 'Asks', last_name: surname, role })
  const { client, userId: id } = await createClientFor(account)
  const profile = { id, email: account.email, first_name: 'Asks', last_name: surname }
  const { error } = await client.from('users').insert(profile)
  if (error) throw error
  const wish = { p_role: role, p_school_name: 'FC Riverside' }
  const { error: refused } = await client.rpc('request_role', wish)
  if (refused) throw refused
  /** With the person's own rights. */
  return { ...account, id, client }
}

/** Somebody of one test alone, with a role at FC Riverside or another school: what the demo's people see is counted by other tests. */
import type { AppRole } from '@/features/session/model/session'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from './create-client-for'
import { createAccount } from './new-account'
import { personas } from './personas'

const riverside = '00000000-0000-4000-8000-000000000001'

export async function createPerson(
  p_role: AppRole,
  name: Record<'first_name' | 'last_name', string>,
  p_school_id = riverside,
) {
  const account = await createAccount(name)
  const { client, userId: id } = await createClientFor(account)
  await unwrap(
    client
      .from('users')
      .insert({ id, email: account.email, ...name })
      .select('id'),
  )
  const { client: admin } = await createClientFor(personas.admin)
  await unwrap(admin.rpc('assign_role', { p_user_ids: [id], p_role, p_school_id }))
  return { ...account, id }
}

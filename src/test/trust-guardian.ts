/** Brings a guardian's open links to the state most families are in: accepted, confirmed, with rights. */
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createClientFor } from './create-client-for'
import { personas } from './personas'

const every = ['can_consent', 'receives_health', 'can_pay'] as const

export async function trustGuardian(
  guardian: Parameters<typeof createClientFor>[0],
  p_rights: (typeof every)[number][] = [...every],
): Promise<void> {
  const { client } = await createClientFor(guardian)
  const { client: admin } = await createClientFor(personas.admin)
  const links = await unwrap(client.from('guardian_links').select('id').is('accepted_at', null))
  for (const { id } of links) {
    await unwrapVoid(client.rpc('accept_guardian_link', { p_link_id: id }))
    await unwrapVoid(admin.rpc('confirm_guardian_link', { p_link_id: id, p_rights }))
  }
}

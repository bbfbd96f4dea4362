/** An account for a child of a test's own family, on the way it takes: invited, accepted, confirmed by the guardian. */
import { waitFor } from '@testing-library/react'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { createClientFor } from './create-client-for'
import type { createOwnFamily } from './create-own-family'
import { createPerson } from './create-person'
import { findMailedLink } from './new-account'

type Family = Pick<Awaited<ReturnType<typeof createOwnFamily>>, 'owner' | 'parent' | 'players'>

const p_school_id = '00000000-0000-4000-8000-000000000001'

export async function createPlayerAccount({ owner, parent, players }: Family, child: number) {
  const { id: p_player_id = '', first_name = '' } = players[child] ?? {}
  const player = await createPerson('player', { first_name, last_name: 'Own' })
  const invitation = await unwrap(
    owner.rpc('invite', { p_school_id, p_email: player.email, p_role: 'player', p_player_id }),
  )
  const { client } = await createClientFor(player)
  const p_token = await deliverToken(owner, player.email)
  await unwrapVoid(client.rpc('accept_invitation', { p_token }))
  const { client: guardian } = await createClientFor(parent)
  await unwrapVoid(guardian.rpc('confirm_player_account', { p_invitation_id: invitation }))
  return player
}

async function deliverToken({ functions }: Family['owner'], email: string): Promise<string> {
  await functions.invoke('deliver-mail')
  const link = await waitFor(() => findMailedLink(email, '/accept-invitation'), {
    timeout: 20_000,
    interval: 500,
  })
  return new URLSearchParams(link.split('?')[1]).get('token') ?? ''
}

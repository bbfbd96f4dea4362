/** A photo of a player of one's own team whose family agreed to photos, kept where the product keeps them. */
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { signInAs } from './sign-in-as'
import type { Persona } from './personas'
import { readDrawnPhoto } from './scene/drawn-photo'

export interface Photographed {
  playerId: string
  teamId: string
  lastName: string
  path: string
  /** The player is as before. */
  remove: () => Promise<void>
}

export async function addPlayerPhoto(persona: Persona): Promise<Photographed> {
  await signInAs(persona)
  const client = await getDb()
  const words = client.from('current_consents').select('player_id').eq('is_given', true)
  const agreed = await unwrap(words.eq('purpose', 'photo_video'))
  const squad = client.from('squad_members').select('player_id, team_id, player:players(last_name)')
  const ids = agreed.flatMap(({ player_id }) => player_id ?? [])
  const current = squad.in('player_id', ids).is('left_on', null)
  const member = await unwrap(current.order('id').limit(1).single())
  const { player_id: playerId, team_id: teamId } = member
  const path = `${playerId}/${crypto.randomUUID()}.png`
  // as `uploadFile` does, with bytes: fetch is Node's here, and waits for ever for those of a Blob of jsdom
  const name = `player-photos/${path}`
  const incoming = client.storage.from('incoming')
  await unwrap(incoming.upload(name, readDrawnPhoto(), { contentType: 'image/png' }))
  await unwrap(client.functions.invoke('check-uploads', { body: { path: name } }))
  const show = (photo_path: string | null) =>
    unwrapVoid(client.from('players').update({ photo_path }).eq('id', playerId))
  await show(path)
  return {
    playerId,
    teamId,
    lastName: member.player.last_name,
    path,
    async remove() {
      await signInAs(persona)
      await show(null)
    },
  }
}

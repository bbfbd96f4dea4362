/** A photo of a player of one's own team, kept where the product keeps them. */
import { db } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { uploadFile } from '@/lib/supabase/upload-file'
import { become } from './become'
import type { Persona } from './personas'
import { drawnPhotoBytes } from './scene/drawn-photo'

export interface Photographed {
  playerId: string
  teamId: string
  path: string
  /** The player is as before. */
  remove: () => Promise<void>
}

export async function photographed(persona: Persona): Promise<Photographed> {
  await become(persona)
  const client = await db()
  const squad = client.from('squad_members').select('player_id, team_id').is('left_on', null)
  const member = await unwrap(squad.order('id').limit(1).single())
  const { player_id: playerId, team_id: teamId } = member
  const path = `${playerId}/${crypto.randomUUID()}.png`
  await uploadFile('player-photos', path, new Blob([drawnPhotoBytes()], { type: 'image/png' }))
  const show = (photo_path: string | null) =>
    unwrapVoid(client.from('players').update({ photo_path }).eq('id', playerId))
  await show(path)
  return {
    playerId,
    teamId,
    path,
    async remove() {
      await become(persona)
      await show(null)
    },
  }
}

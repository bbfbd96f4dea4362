/** Animations of a test's own, drawn by the persona that is signed in. */
import { emptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { homeSchool } from '@/features/animator/model/animation-access'
import { getSession } from '@/features/session/api/session-store'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { become } from './become'
import type { Persona } from './personas'

/** One player with a name, who runs in the first of two steps. */
export const runScene: Scene = {
  ...emptyScene({ kind: 'half', length: 52.5, width: 68 }),
  objects: [
    { id: 'p7', kind: 'player', team: 'a', number: '7', name: 'Child Test', x: 10, y: 20 },
    { id: 'ball', kind: 'ball', x: 10, y: 20, owner: 'p7' },
  ],
  tracks: [{ object: 'p7', keys: [{ t: 2, x: 20, y: 20, ease: 'linear' }] }],
  steps: [
    { id: 's1', t: 0, name: 'Start', note: 'Head up' },
    { id: 's2', t: 2, name: 'End', note: '' },
  ],
}

export async function storedAnimation(
  persona: Persona,
  title: string,
  visibility: 'me' | 'school' | 'public' = 'me',
  scene: Scene = runScene,
) {
  await become(persona)
  const client = await db()
  const session = getSession()
  const animation = {
    school_id: session && homeSchool(session),
    title,
    scene: JSON.parse(JSON.stringify(scene)),
    visibility,
  }
  return unwrap(client.rpc('save_animation', { p_animation: animation }))
}

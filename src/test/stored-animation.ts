/** Animations of a test's own, drawn by the persona that is signed in. */
import { createEmptyScene } from '@/features/scene/model/document/empty-scene'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { findHomeSchool } from '@/features/animator/model/animation-access'
import { getSession } from '@/features/session/api/session-store'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { signInAs } from './sign-in-as'
import type { Persona } from './personas'

/** One player with a name, who runs in the first of two steps. */
export const runScene: Scene = {
  ...createEmptyScene({ kind: 'half', length: 52.5, width: 68 }),
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

export async function storeAnimation(
  persona: Persona,
  title: string,
  visibility: 'me' | 'school' | 'public' = 'me',
  scene: Scene = runScene,
) {
  await signInAs(persona)
  const client = await getDb()
  const session = getSession()
  const animation = {
    school_id: session && findHomeSchool(session),
    title,
    scene: JSON.parse(JSON.stringify(scene)),
    visibility,
  }
  return unwrap(client.rpc('save_animation', { p_animation: animation }))
}

/** Wires the saving of one opened animation to the server, the device and the address. */
import { openScene } from '@/features/scene/model/document/open-scene'
import { AppError } from '@/lib/errors'
import { fetchNewestAnimation } from '@/features/scene/api/animations'
import { saveAnimation } from '../../api/animation-writes'
import { animationDrafts, createDraftKey } from '../../model/saving/animation-draft'
import { createAutosave, type Autosave } from '../../model/saving/autosave'
import type { EditorSource, SceneHolder } from '../../model/saving/editor-source'
import { setLiveSession } from '../../model/saving/live-sessions'
import type { Theirs } from '../../model/saving/saving-state'

interface AutosaveWiring {
  holder: SceneHolder
  source: EditorSource
  userId: string
  untitled: string
  titleOfCopy: (title: string) => string
  onAddress: (id: string) => void
  onSaved: (id: string, version: number) => void
}

export function startAutosave(wiring: AutosaveWiring): Autosave {
  const { holder, source, userId } = wiring
  const { saved, draft } = source
  let storageKey = createDraftKey(userId, saved?.id ?? source.session)
  return createAutosave({
    // a draft is sent as what it was drawn on, so that a later save of somebody else is noticed
    key: saved && { id: saved.id, version: draft?.base_version ?? saved.version },
    title: source.title || wiring.untitled,
    saved: draft ? null : source.scene,
    readScene: () => holder.getState().scene,
    send: ({ key, title, scene }) =>
      saveAnimation(
        key
          ? { ...key, title, scene }
          : {
              school_id: source.schoolId,
              title,
              scene,
              ...(source.schoolId === null && { visibility: 'public' }),
            },
      ),
    fetchTheirs: (id) => fetchTheirs(id, userId),
    keep: (kept) => animationDrafts.write(storageKey, kept),
    drop: () => animationDrafts.remove(storageKey),
    show: (scene) => holder.change(() => scene, 'ignore'),
    onCreated(id) {
      animationDrafts.remove(storageKey)
      storageKey = createDraftKey(userId, id)
      setLiveSession(id, source)
      wiring.onAddress(id)
    },
    onSaved: wiring.onSaved,
    titleOfCopy: wiring.titleOfCopy,
  })
}

async function fetchTheirs(id: string, userId: string): Promise<Theirs> {
  const newest = await fetchNewestAnimation(id)
  const [last] = newest.saved
  const person = last?.person
  const { scene, fault } = openScene(newest.scene)
  if (fault) throw new AppError('invalid', { detail: `scene_${fault}` })
  return {
    version: newest.version,
    title: newest.title,
    scene,
    savedAt: newest.updated_at,
    savedBy: person ? `${person.first_name} ${person.last_name}`.trim() : null,
    isMe: last?.saved_by === userId,
  }
}

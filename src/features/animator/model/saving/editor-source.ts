/** What the editor opens with: from the server, from this device, or new. */
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { AnimationDraft } from './animation-draft'

export interface EditorSource {
  /** The same as long as one and the same piece of work is open: a new drawing that gets its id keeps it. */
  session: string
  /** Null for one that was never saved. */
  saved: {
    id: string
    version: number
    title: string
    scene: Scene
  } | null
  /** Empty for a new one: it is called "New animation" until somebody names it. */
  title: string
  /** What to show: the draft of this device where there is one. */
  scene: Scene
  /** Kept on this device and never received by the server; its scene is the one shown. */
  draft: AnimationDraft | null
  /** School of a new one; null for the platform's. */
  schoolId: string | null
  /** Others look at it and may make a copy. */
  isReadOnly: boolean
}

/** What saving needs of an editor. */
export interface SceneHolder {
  getState: () => { scene: Scene }
  subscribe: (listener: () => void) => () => void
  change: (change: (scene: Scene) => Scene, capture: 'ignore') => void
}

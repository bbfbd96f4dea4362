import { lazy, Suspense, type ComponentType } from 'react'
import type { Scene } from '../model/document/scene-schema'

export interface SceneEditorProps {
  /** What to begin with; an empty pitch without. */
  scene: Scene | null
  /** What the drawing is for, for the head of the board. */
  title: string
  /** Why this drawing cannot be used, in words; null when it can. */
  refusal: (scene: Scene) => string | null
  onUse: (scene: Scene) => void
  /** Closed without using it. */
  onClose: () => void
}

type LoadEditor = () => Promise<ComponentType<SceneEditorProps>>

let load: LoadEditor | null = null

/** The app says where the board comes from: features beside the animator may not know it (ADR 16). */
export function installSceneEditor(loader: LoadEditor): void {
  load = loader
}

const Editor = lazy(async () => {
  if (!load) throw new Error('No scene editor is installed')
  return { default: await load() }
})

/** The drawing board over the whole window; comes in a file of its own when it is first opened. */
export function SceneEditorSlot(props: SceneEditorProps) {
  return (
    <Suspense fallback={null}>
      <Editor {...props} />
    </Suspense>
  )
}

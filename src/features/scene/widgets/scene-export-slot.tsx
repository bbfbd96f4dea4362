import { lazy, Suspense, type ComponentType } from 'react'
import type { Scene } from '../model/document/scene-schema'

export interface SceneExportProps {
  scene: Scene
  /** The first name of the files. */
  title: string
  /** Written beside the title; empty for none. */
  club?: string
  onClose: () => void
}

type LoadExport = () => Promise<ComponentType<SceneExportProps>>

let load: LoadExport | null = null

/** The app says where the sheet comes from: features beside the animator may not know it (ADR 16). */
export function installSceneExport(loader: LoadExport): void {
  load = loader
}

const Export = lazy(async () => {
  if (!load) throw new Error('No export of scenes is installed')
  return { default: await load() }
})

/** Takes a drawing out of the product as film, picture or PDF; comes in a file of its own when it is opened. */
export function SceneExportSlot(props: SceneExportProps) {
  return (
    <Suspense fallback={null}>
      <Export {...props} />
    </Suspense>
  )
}

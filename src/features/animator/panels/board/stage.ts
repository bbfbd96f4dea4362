/** What the board asks of the drawing surface. The page hands one in: panels do not know the renderer. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import type { Editor } from '../../editor/editor'

export interface ClientPoint {
  x: number
  y: number
}

export interface Stage {
  destroy: () => void
  /** Pitch metres under a place of the window; null outside the surface. */
  toPitch: (client: ClientPoint) => Point | null
}

export interface StageOptions {
  /** Right click or long press. */
  onContextMenu: (client: ClientPoint) => void
}

export type StageFactory = (
  container: HTMLElement,
  editor: Editor,
  options: StageOptions,
) => Stage

export type StageLoader = () => Promise<StageFactory>

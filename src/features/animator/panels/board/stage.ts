/** What the board asks of the drawing surface. The page hands one in: panels do not know the renderer. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import type { PhotoImage } from '@/features/scene/model/draw/photos'
import type { Editor } from '../../editor/editor'

export interface ClientPoint {
  x: number
  y: number
}

export interface Stage {
  /** Keys that mean the gesture under way; false when there is none. */
  tools: { escape: () => boolean; enter: () => boolean }
  /** Pitch metres under a place of the window; null outside the surface. */
  toPitch: (client: ClientPoint) => Point | null
  /** The place of the window where this point of the pitch is seen. */
  toClient: (point: Point) => ClientPoint
  /** Theme, language or photos changed. */
  redraw: () => void
  destroy: () => void
}

export interface StageOptions {
  /** Right click or long press. */
  onContextMenu: (client: ClientPoint) => void
  /** A length in the reader's notation, for measuring tapes. */
  metres: (value: number) => string
  /** Asked with every picture; `redraw` when another one came. */
  photos: PhotoImage
}

export type StageFactory = (
  container: HTMLDivElement,
  editor: Editor,
  options: StageOptions,
) => Stage

export type StageLoader = () => Promise<StageFactory>

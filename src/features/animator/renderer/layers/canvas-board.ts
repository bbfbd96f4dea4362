/** The stack of canvases in the page, as large as their container and as fine as the screen (twice at most). */
import { Konva } from 'konva/lib/Global'
import { Stage } from 'konva/lib/Stage'
import type { PhotoImage } from '@/features/scene/model/draw/photos'
import type { Size } from '../camera/view'
import { createFigureLayer, type FigureLayer } from './figure-layer'

/** Finer than this nobody sees, and every frame would cost four or nine times as much. */
const finest = 2

// drawn by our own frame loop: nothing else decides when
Konva.autoDrawEnabled = false

export interface CanvasBoard {
  /** Turf, bands and lines: redrawn with the camera, not with time. */
  ground: FigureLayer
  /** What stays where it is while the scene plays: zones, gear, arrows. */
  still: FigureLayer
  moving: FigureLayer
  /** Selection, handles and guides. */
  overlay: FigureLayer
  /** Bottom to top. */
  layers: readonly FigureLayer[]
  resize: (size: Size) => void
  destroy: () => void
}

export function createCanvasBoard(container: HTMLDivElement, photos: PhotoImage): CanvasBoard {
  Konva.pixelRatio = Math.min(finest, window.devicePixelRatio)
  const stage = new Stage({ container, width: 1, height: 1, listening: false })
  // the container takes the events, so that Konva's own listeners never run
  stage.content.style.pointerEvents = 'none'
  const [ground, still, moving, overlay] = [
    createFigureLayer(photos),
    createFigureLayer(photos),
    createFigureLayer(photos),
    createFigureLayer(photos),
  ] as const
  const layers = [ground, still, moving, overlay]
  stage.add(ground.node, still.node, moving.node, overlay.node)

  return {
    ground,
    still,
    moving,
    overlay,
    layers,
    resize({ width, height }) {
      const ratio = Math.min(finest, window.devicePixelRatio)
      for (const { node } of layers) {
        if (node.getCanvas().getPixelRatio() !== ratio) node.getCanvas().setPixelRatio(ratio)
      }
      stage.size({ width, height })
    },
    destroy: () => stage.destroy(),
  }
}

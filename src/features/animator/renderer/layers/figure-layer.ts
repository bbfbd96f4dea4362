/**
 * A canvas layer that shows figures: one node each, which keeps its place and look until they change.
 * Nodes are only ever set from the scene and never asked.
 */
import { Layer } from 'konva/lib/Layer'
import { Shape } from 'konva/lib/Shape'
import type { Figure } from '@/features/scene/model/draw/marks'
import { paintMarks } from '@/features/scene/model/draw/paint'
import { night, type Palette } from '@/features/scene/model/draw/palette'
import type { PhotoImage } from '@/features/scene/model/draw/photos'
import type { View } from '../camera/view'
import { diffFigures } from './diff-figures'

export interface FigureLayer {
  node: Layer
  show: (figures: readonly Figure[], view: View) => void
  /** Paints at once if something changed since, or the colours did. */
  paint: (palette: Palette) => void
  /** The canvas was emptied. */
  forget: () => void
}

interface FigureNode {
  shape: Shape
  marks: Figure['marks']
}

export function createFigureLayer(photos: PhotoImage): FigureLayer {
  // what lies under the pointer is found by geometry: no hit canvas, no listeners
  const node = new Layer({ listening: false })
  const nodes = new Map<string, FigureNode>()
  let shown: readonly Figure[] = []
  let painted: Palette | null = null
  let colours: Palette = night

  function create(figure: Figure) {
    const known: FigureNode = {
      marks: figure.marks,
      shape: new Shape({
        listening: false,
        perfectDrawEnabled: false,
        sceneFunc: (context) => paintMarks(context._context, known.marks, colours, photos),
        ...getAttributes(figure),
      }),
    }
    nodes.set(figure.key, known)
  }

  function remove(key: string) {
    nodes.get(key)?.shape.destroy()
    nodes.delete(key)
  }

  /** Only ever on edits; a few hundred nodes are taken out and put back in less than a millisecond. */
  function reorder(figures: readonly Figure[]) {
    node.removeChildren()
    for (const { key } of figures) {
      const known = nodes.get(key)
      if (known) node.add(known.shape)
    }
  }

  return {
    node,
    show(figures, view) {
      if (applyView(node, view)) painted = null
      const changes = diffFigures(shown, figures)
      shown = figures
      if (!changes) return
      painted = null
      for (const key of changes.removed) remove(key)
      for (const figure of changes.created) create(figure)
      for (const figure of changes.updated) {
        const known = nodes.get(figure.key)
        if (!known) continue
        known.marks = figure.marks
        known.shape.setAttrs(getAttributes(figure))
      }
      if (changes.isReordered) reorder(figures)
    },
    paint(palette) {
      // an empty canvas would still cost the compositor a full screen in every frame
      node.visible(shown.length > 0)
      if (painted === palette) return
      colours = palette
      painted = palette
      node.drawScene()
    },
    forget() {
      painted = null
    },
  }
}

function getAttributes({ x, y, rotation, scale, opacity }: Figure) {
  return { x, y, rotation, scaleX: scale, scaleY: scale, opacity }
}

/** The camera is the transform of the layer; true when it moved. */
function applyView(node: Layer, { x, y, scale }: View): boolean {
  if (node.x() === x && node.y() === y && node.scaleX() === scale) return false
  node.setAttrs({ x, y, scaleX: scale, scaleY: scale })
  return true
}

/**
 * A frame drawn on the grass. From left to right it selects what lies in it, from right to left also what
 * it touches. Only an empty frame looks at arrows.
 */
import { isShown } from '@/features/scene/model/motion/scene-motion'
import { withGroups } from '../changes/layout/groups'
import { boxOf, doesLineTouchBox, isInBox, type Box } from '../distances'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { cornersOf, footprintOf, outlineOf } from '../footprint'
import { select } from '../selecting'
import { keyId } from '../selection'
import { shownArrows } from '../shown-arrows'
import type { PointerInput } from '../tool'
import { showOver, type Gesture } from './gesture'

export function marquee(editor: Editor, start: PointerInput): Gesture {
  const { selection } = editor.getState()

  function frame(input: PointerInput) {
    const state = editor.getState()
    const box = boxOf([start.point, input.point])
    const found = framed(state, box, input.point[0] < start.point[0], input.unit)
    const kept = input.shift || start.shift ? selection : []
    select(editor, [...new Set([...kept, ...found])])
  }

  return {
    move(input) {
      frame(input)
      showOver(editor, { marquee: { from: start.point, to: input.point } })
    },
    up(input) {
      frame(input)
      showOver(editor)
    },
    cancel() {
      editor.set({ selection })
      showOver(editor)
    },
  }
}

function framed(state: EditorState, box: Box, doesTouch: boolean, unit: number): readonly string[] {
  const { scene, time } = state
  const objects = scene.objects.filter((object) => {
    if (object.is_locked || !isShown(object, time)) return false
    const print = footprintOf(state, object, unit)
    // symbols are larger than life: inside is who stands there, not what is drawn
    if (isInBox(print.at, box)) return true
    const corners = cornersOf(print)
    return doesTouch && doesLineTouchBox([...corners, ...corners.slice(0, 1)], box)
  })
  const drawings = scene.drawings.filter((drawing) => {
    if (drawing.is_locked || !isShown(drawing, time)) return false
    const outline = outlineOf(drawing, unit, scene.pitch.orientation)
    return doesTouch
      ? doesLineTouchBox(outline, box)
      : outline.every((point) => isInBox(point, box))
  })
  const things = [...objects, ...drawings].map(({ id }) => id)
  return things.length > 0 ? withGroups(scene, things) : framedArrows(state, box, doesTouch)
}

function framedArrows(state: EditorState, box: Box, doesTouch: boolean): string[] {
  const locked = new Set(
    state.scene.objects.flatMap(({ id, is_locked }) => (is_locked ? [id] : [])),
  )
  const arrows = shownArrows(state).filter(({ source, points }) =>
    source.kind === 'key' && locked.has(source.object)
      ? false
      : doesTouch
        ? doesLineTouchBox(points, box)
        : points.every((point) => isInBox(point, box)),
  )
  return arrows.map(({ source }) =>
    source.kind === 'key' ? keyId(source.object, source.index) : source.event,
  )
}

/**
 * A frame drawn on the grass. From left to right it selects what lies in it, from right to left also what
 * it touches. Only an empty frame looks at arrows.
 */
import { isShown } from '@/features/scene/model/motion/scene-motion'
import { addGroupMembers } from '../changes/layout/groups'
import { computeBox, isLineTouchingBox, isInBox, type Box } from '../distances'
import type { Editor } from '../editor'
import type { EditorState } from '../editor-state'
import { listCorners, getFootprint, getOutline } from '../footprint'
import { select } from '../selecting'
import { toKeyId } from '../selection'
import { listShownArrows } from '../list-shown-arrows'
import type { PointerInput } from '../tool'
import { showOver, type Gesture } from './gesture'

export function startMarquee(editor: Editor, start: PointerInput): Gesture {
  const { selection } = editor.getState()

  function updateFrame(input: PointerInput) {
    const state = editor.getState()
    const box = computeBox([start.point, input.point])
    const found = listFramed(state, box, input.point[0] < start.point[0], input.unit)
    const kept = input.shift || start.shift ? selection : []
    select(editor, [...new Set([...kept, ...found])])
  }

  return {
    move(input) {
      updateFrame(input)
      showOver(editor, { marquee: { from: start.point, to: input.point } })
    },
    up(input) {
      updateFrame(input)
      showOver(editor)
    },
    cancel() {
      editor.set({ selection })
      showOver(editor)
    },
  }
}

function listFramed(
  state: EditorState,
  box: Box,
  doesTouch: boolean,
  unit: number,
): readonly string[] {
  const { scene, time } = state
  const objects = scene.objects.filter((object) => {
    if (object.is_locked || !isShown(object, time)) return false
    const print = getFootprint(state, object, unit)
    // symbols are larger than life: inside is who stands there, not what is drawn
    if (isInBox(print.at, box)) return true
    const corners = listCorners(print)
    return doesTouch && isLineTouchingBox([...corners, ...corners.slice(0, 1)], box)
  })
  const drawings = scene.drawings.filter((drawing) => {
    if (drawing.is_locked || !isShown(drawing, time)) return false
    const outline = getOutline(drawing, unit, scene.pitch.orientation)
    return doesTouch
      ? isLineTouchingBox(outline, box)
      : outline.every((point) => isInBox(point, box))
  })
  const things = [...objects, ...drawings].map(({ id }) => id)
  return things.length > 0
    ? addGroupMembers(scene, things)
    : listFramedArrows(state, box, doesTouch)
}

function listFramedArrows(state: EditorState, box: Box, doesTouch: boolean): string[] {
  const locked = new Set(
    state.scene.objects.flatMap(({ id, is_locked }) => (is_locked ? [id] : [])),
  )
  const arrows = listShownArrows(state).filter(({ source, points }) =>
    source.kind === 'key' && locked.has(source.object)
      ? false
      : doesTouch
        ? isLineTouchingBox(points, box)
        : points.every((point) => isInBox(point, box)),
  )
  return arrows.map(({ source }) =>
    source.kind === 'key' ? toKeyId(source.object, source.index) : source.event,
  )
}

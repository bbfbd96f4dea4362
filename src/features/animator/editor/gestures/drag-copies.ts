/** With alt the selection stays where it is and a copy is dragged. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { getCorners, computeExtent, getMiddle } from '../changes/layout/extent'
import { extractPart } from '../changes/things/part'
import { pastePart } from '../changes/things/paste'
import type { Editor } from '../editor'
import { select } from '../selecting'
import type { PointerInput } from '../tool'
import type { Gesture } from './gesture'
import { computeDragShift, createLiveChange } from './live-change'

export function dragCopies(editor: Editor, start: PointerInput): Gesture | null {
  const { scene, selection, time } = editor.getState()
  const part = extractPart(scene, selection, time)
  if (!part) return null
  const extent = computeExtent([
    ...part.objects.map(({ x, y }): Point => [x, y]),
    ...part.drawings.flatMap(getCorners),
  ])
  const middle = extent ? getMiddle(extent) : start.point
  let ids: readonly string[] = []
  return createLiveChange(
    editor,
    (before, input) => {
      const [dx, dy] = computeDragShift(start, input)
      const at: Point = [middle[0] + dx, middle[1] + dy]
      const added = pastePart(before.scene, part, { time, at })
      ids = added.ids
      return { scene: added.scene }
    },
    () => {
      if (ids.length > 0) select(editor, ids)
    },
  )
}

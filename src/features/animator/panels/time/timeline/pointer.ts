/** What pressing and dragging an item of the timeline does to selection and scene. */
import type { PointerEvent } from 'react'
import type { Editor } from '../../../editor/editor'
import type { Item } from './items/items'
import { moveArrival, moveItem, moveStart } from './items/move-item'
import type { TimeScale } from './lanes/scale'
import { dragInTime } from './time-drag'
import type { Grip } from './timeline-context'

/** `adds` keeps the rest, or takes it out of the selection again. Marks are not selected. */
export function chooseItem(editor: Editor, { of, kind }: Item, adds: boolean) {
  if (kind === 'step' || kind === 'freeze') return
  const { selection } = editor.getState()
  if (!adds) editor.set({ selection: [of] })
  else if (!selection.includes(of)) editor.set({ selection: [...selection, of] })
  else editor.set({ selection: selection.filter((id) => id !== of) })
}

interface ItemDrag {
  editor: Editor
  scale: TimeScale
  item: Item
  grip: Grip | undefined
  /** The moment to show on the ruler; null for none. */
  onGuide: (at: number | null) => void
}

export function dragItem(event: PointerEvent, { editor, scale, item, grip, onGuide }: ItemDrag) {
  const { selection: chosen } = editor.getState()
  let called = item.of
  dragInTime(event, {
    editor,
    pixelsPerSecond: scale.pixelsPerSecond,
    at: grip?.at ?? item.t,
    edit(before, seconds, ripple) {
      if (grip?.edge === 'start') return moveStart(before, item, seconds)
      if (grip?.edge === 'arrival') return moveArrival(before, item, grip.at + seconds)
      return moveItem(before, item, { seconds, ripple, chosen })
    },
    onMove(at, moved) {
      onGuide(at)
      // a wait that comes or goes before a movement gives its key another number
      if (moved.of !== called) editor.set({ selection: [moved.of] })
      called = moved.of
    },
    onEnd(isGivenUp) {
      onGuide(null)
      if (isGivenUp && called !== item.of) editor.set({ selection: [item.of] })
    },
  })
}

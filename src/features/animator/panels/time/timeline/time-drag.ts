/** Dragging something in time: one undo step, drawn to what happens nearby, given up with Escape. */
import type { PointerEvent } from 'react'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import type { Editor } from '../../../editor/editor'
import { stopForEditing } from '../../../editor/playback'
import type { Item } from './items/items'
import type { Moved } from './items/move-item'
import { listSnapTargets, snapTime } from './lanes/snap-time'

export interface TimeDrag {
  editor: Editor
  pixelsPerSecond: number
  /** The moment that follows the pointer, in seconds. */
  at: number
  /** From the scene before the gesture. */
  edit: (before: Scene, seconds: number, ripple: boolean) => Moved
  /** The moment it is at now, and as what. */
  onMove: (at: number, item: Item) => void
  onEnd: (isGivenUp: boolean) => void
}

/** Pixels a press may tremble. */
export const stillPress = 4

export function dragInTime(event: PointerEvent, drag: TimeDrag) {
  const { editor, pixelsPerSecond, at, edit, onMove, onEnd } = drag
  if (event.button !== 0 || editor.getState().isReadOnly) return
  const begin = event.clientX
  const before = editor.getState().scene
  const targets = listSnapTargets(before, [at])
  let isDragging = false

  function move({ clientX, altKey }: globalThis.PointerEvent) {
    const pixels = clientX - begin
    if (!isDragging && Math.abs(pixels) < stillPress) return
    if (!isDragging) {
      isDragging = true
      stopForEditing(editor)
      editor.mark()
    }
    const { isSnapping } = editor.getState()
    const aim = at + pixels / pixelsPerSecond
    const there = isSnapping ? snapTime(aim, targets, pixelsPerSecond) : Math.max(0, aim)
    const { scene, item } = edit(before, there - at, altKey)
    editor.change(() => scene, 'merge')
    onMove(there, item)
  }
  function end() {
    leave()
    if (isDragging) editor.settle()
    onEnd(false)
  }
  function giveUp() {
    leave()
    if (isDragging) editor.cancel()
    onEnd(true)
  }
  function press(key: KeyboardEvent) {
    if (key.key !== 'Escape') return
    key.stopPropagation()
    giveUp()
  }
  function leave() {
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', end)
    window.removeEventListener('pointercancel', giveUp)
    window.removeEventListener('keydown', press, true)
  }

  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', end)
  window.addEventListener('pointercancel', giveUp)
  window.addEventListener('keydown', press, true)
}

import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { Editor } from '../../../editor/editor'
import { stopForEditing } from '../../../editor/playback'
import { useEditor } from '../../editor-context'
import { removeChosen } from './edits/remove-chosen'
import { findNextItem, type Item } from './items/items'
import { moveItem } from './items/move-item'
import { parseTimelineKey } from './items/timeline-keys'

interface TimelineKeys {
  active: string | null
  activate: (item: Item) => void
  onKeyDown: (event: KeyboardEvent) => void
  onKeyUp: () => void
}

/** The keyboard on the timeline: one item is in the tab order, the focus follows it through changes. */
export function useTimelineKeys(
  container: RefObject<HTMLElement | null>,
  rows: readonly (readonly Item[])[],
): TimelineKeys {
  const editor = useEditor()
  const [wanted, setWanted] = useState<string | null>(null)
  const takesFocus = useRef(false)
  const items = rows.flat()
  const active = items.find(({ id }) => id === wanted)?.id ?? items[0]?.id ?? null

  useEffect(() => {
    if (!takesFocus.current) return
    takesFocus.current = false
    const buttons = container.current?.querySelectorAll<HTMLElement>('[data-item]') ?? []
    const button = [...buttons].find(({ dataset }) => dataset.item === active)
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  function goTo(item: Item) {
    takesFocus.current = true
    setWanted(item.id)
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { target } = event
    const id = target instanceof HTMLElement ? target.dataset.item : undefined
    const item = items.find((each) => each.id === id)
    const wish = parseTimelineKey(event)
    if (!item || !wish) return
    event.preventDefault()
    event.stopPropagation()
    if (wish.kind === 'go') {
      const next = findNextItem(rows, item.id, wish.direction)
      if (next) goTo(next)
    } else if (wish.kind === 'delete') {
      goTo(findNextItem(rows, item.id, 'back') ?? item)
      removeItem(editor, item)
    } else {
      // a key held down is one undo step
      if (!event.repeat) {
        stopForEditing(editor)
        editor.mark()
      }
      const chosen = editor.getState().selection
      const moved = moveItem(editor.getState().scene, item, { ...wish, chosen })
      editor.change(() => moved.scene, 'merge')
      if (moved.item.of !== item.of) editor.set({ selection: [moved.item.of] })
      goTo(moved.item)
    }
  }

  return {
    active,
    activate: ({ id }) => setWanted(id),
    onKeyDown: handleKeyDown,
    onKeyUp: () => editor.settle(),
  }
}

/** With everything that is chosen, when it is one of them. */
function removeItem(editor: Editor, { kind, of }: Item) {
  if (kind !== 'bar' && kind !== 'key') return
  const { selection } = editor.getState()
  const ids = selection.includes(of) ? selection : [of]
  editor.change((scene) => removeChosen(scene, ids), 'record')
}

import { useEffect } from 'react'
import { commandOfKey } from '../../editor/keymap'
import { useEditor } from '../editor-context'
import { useBoard } from './board-context'
import { isOwnKey } from './own-keys'

/** The keyboard of the whole editor, except where a field or menu has it. */
export function useBoardKeys() {
  const editor = useEditor()
  const { showDialog, stage } = useBoard()

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented) return
      if (isPaletteKey(event)) {
        event.preventDefault()
        return showDialog('palette')
      }
      if (isOwnKey(event)) return
      if (event.key === '?') return showDialog('shortcuts')
      if (event.key === 'Escape' && stage.current?.tools.escape()) return
      if (event.key === 'Enter' && stage.current?.tools.enter()) return
      const command = commandOfKey(event)
      if (!command) return
      event.preventDefault()
      if (command.isEnabled?.(editor.getState()) ?? true) command.run(editor)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [editor, showDialog, stage])
}

function isPaletteKey({ key, code, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (key.toLowerCase() === 'k' || code === 'KeyK') && (ctrlKey || metaKey) && !altKey
}

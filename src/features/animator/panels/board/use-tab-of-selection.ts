import { useEffect } from 'react'
import { useEditor } from '../editor-context'
import { useBoard } from './board-context'

/** What is selected shows its properties, and without it the scene does; lists stay as they are. */
export function useTabOfSelection() {
  const editor = useEditor()
  const { followSelection } = useBoard()

  useEffect(() => {
    let hadSelection = editor.getState().selection.length > 0
    return editor.subscribe(() => {
      const hasSelection = editor.getState().selection.length > 0
      if (hasSelection === hadSelection) return
      hadSelection = hasSelection
      followSelection(hasSelection)
    })
  }, [editor, followSelection])
}

import type { KeyboardEvent } from 'react'
import { useEditor } from '../../editor-context'

/** What is typed from entering a field until leaving it is one undo step; Escape takes it back. */
export function useTyping() {
  const editor = useEditor()
  return {
    onFocus: () => editor.mark(),
    onBlur: () => editor.settle(),
    onKeyDown(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
      if (event.key === 'Escape') {
        event.stopPropagation()
        editor.cancel()
        editor.mark()
      }
      if (event.key === 'Enter' && event.currentTarget instanceof HTMLInputElement) {
        event.currentTarget.blur()
      }
    },
  }
}

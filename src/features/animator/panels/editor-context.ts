/** How panels reach the editor of their page, and read only what they show of its state. */
import { createContext, useContext } from 'react'
import { useStore } from '@/lib/store'
import type { Editor } from '../editor/editor'
import type { EditorState } from '../editor/editor-state'

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs the provider of the editor page')
  return editor
}

/**
 * Re-renders when the selected value changes (compared by identity: select single values, not new
 * objects). What follows `time` at 60 frames a second belongs into `editor.subscribe` and the DOM.
 */
export function useEditorState<Value>(select: (state: EditorState) => Value): Value {
  return useStore(useEditor(), select)
}

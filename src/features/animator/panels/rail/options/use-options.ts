import type { ToolOptions } from '../../../editor/editor-state'
import { useEditor, useEditorState } from '../../editor-context'

/** What the tools use for the next thing, and choosing it. */
export function useOptions() {
  const editor = useEditor()
  const options = useEditorState((state) => state.options)
  return {
    options,
    setOptions: (patch: Partial<ToolOptions>) =>
      editor.set({ options: { ...editor.getState().options, ...patch } }),
  }
}

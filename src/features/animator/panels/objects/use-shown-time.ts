import { useEditorState } from '../editor-context'

/** The time whose places are written down; while it plays, the start: text need not follow every frame. */
export function useShownTime(): number {
  return useEditorState((state) => (state.isPlaying ? 0 : state.time))
}

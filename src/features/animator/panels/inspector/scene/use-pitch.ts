import type { Pitch } from '@/features/scene/model/document/scene-schema'
import { setPitch } from '../../../editor/changes/things/pitch'
import { useEditorState } from '../../editor-context'
import { useEdit } from '../use-edit'

/** The ground, and changing it. */
export function usePitch() {
  const pitch = useEditorState((state) => state.scene.pitch)
  const { change } = useEdit()
  return {
    pitch,
    setPitch: (patch: Partial<Pitch>) => change((scene) => setPitch(scene, patch)),
  }
}

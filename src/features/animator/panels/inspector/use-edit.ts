import type { Drawing, Scene, SceneObject } from '@/features/scene/model/document/scene-schema'
import { setPose, type Pose } from '../../editor/changes/motion/set-key'
import { placeThing } from '../../editor/changes/motion/move'
import { getWhen } from '../../editor/changes/motion/when'
import { mapDrawings } from '../../editor/changes/scene/parts'
import { useEditor } from '../editor-context'

/** Changes from the panels: each one undo step. */
export function useEdit() {
  const editor = useEditor()
  const change = (step: (scene: Scene) => Scene) => editor.change(step, 'record')
  return {
    change,
    drawing: (next: Drawing) =>
      change((scene) => mapDrawings(scene, (old) => (old.id === next.id ? next : old))),
    /** Now: what this does to the steps before and after is the editor's rule for moving. */
    pose: (object: SceneObject, pose: Pose) => {
      const when = getWhen(editor.getState())
      change((scene) =>
        pose.point
          ? placeThing(scene, object.id, pose.point, when)
          : setPose(scene, object, pose, when),
      )
    },
  }
}

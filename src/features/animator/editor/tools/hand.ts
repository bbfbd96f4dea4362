/** Moves the picture under the window. */
import { rotatePoint } from '../distances'
import type { Point } from '@/features/scene/model/document/scene-schema'
import { getTurn } from '@/features/scene/model/pitch/view'
import type { Editor } from '../editor'
import { createGestureTool } from '../gestures/create-gesture-tool'
import type { Gesture } from '../gestures/gesture'
import type { PointerInput, ToolFactory } from '../tool'

export const createHandTool: ToolFactory = () =>
  createGestureTool({ cursor: 'grab', isForLooking: true, begin: startPan })

/** What was grabbed stays under the pointer: its pitch metres are the same after the camera moved. */
export function startPan(editor: Editor, start: PointerInput): Gesture {
  const { camera: before } = editor.getState()
  return {
    move(input) {
      const { camera, scene } = editor.getState()
      const gap: Point = [start.point[0] - input.point[0], start.point[1] - input.point[1]]
      const [x, y] = rotatePoint(gap, [0, 0], getTurn(scene.pitch))
      if (x === 0 && y === 0) return
      editor.set({
        camera: { ...camera, x: camera.x + x, y: camera.y + y },
        isFollowingBall: false,
      })
    },
    up: () => undefined,
    cancel: () => editor.set({ camera: before }),
  }
}

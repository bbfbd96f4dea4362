/** What part of the picture one looks at. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { getSceneFrame } from '@/features/scene/model/pitch/view'
import { computeExtentAt, getMiddle } from '../changes/layout/extent'
import { clampBetween } from '../changes/scene/numbers'
import type { Command, CommandName } from '../command'
import type { Camera, EditorState } from '../editor-state'
import { hasThings } from './chosen'

/** Enlargement of the whole picture at which one can still look around. */
export const zoomLimits = { least: 0.5, most: 8 } as const

const zoomStep = 1.25
/** Metres around a selection that one zooms to. */
const air = 8

export const cameraCommands: readonly Command[] = [
  createCameraCommand('zoom_in', ['+', '='], ({ camera }) => zoomCamera(camera, zoomStep)),
  createCameraCommand('zoom_out', ['-'], ({ camera }) => zoomCamera(camera, 1 / zoomStep)),
  createCameraCommand('zoom_to_fit', ['0', 'shift+1'], ({ scene }) => {
    const { x, y, width, height } = getSceneFrame(scene)
    return { x: x + width / 2, y: y + height / 2, zoom: 1 }
  }),
  {
    ...createCameraCommand('zoom_to_selection', ['shift+2'], centerOnSelection),
    isEnabled: (state) => hasThings(state),
  },
  createPanCommand('pan_left', 'alt+shift+arrowleft', [-1, 0]),
  createPanCommand('pan_right', 'alt+shift+arrowright', [1, 0]),
  createPanCommand('pan_up', 'alt+shift+arrowup', [0, -1]),
  createPanCommand('pan_down', 'alt+shift+arrowdown', [0, 1]),
]

function createCameraCommand(
  name: CommandName,
  keys: readonly string[],
  look: (state: EditorState) => Camera,
): Command {
  return {
    name,
    group: 'view',
    keys,
    run: (editor) => editor.set({ camera: look(editor.getState()) }),
  }
}

/** By a tenth of what one sees. */
function createPanCommand(name: CommandName, key: string, [dx, dy]: Point): Command {
  return createCameraCommand(name, [key], ({ scene, camera }) => {
    const { width, height } = getSceneFrame(scene)
    return {
      ...camera,
      x: camera.x + (dx * width) / 10 / camera.zoom,
      y: camera.y + (dy * height) / 10 / camera.zoom,
    }
  })
}

function zoomCamera(camera: Camera, factor: number): Camera {
  return { ...camera, zoom: clampBetween(camera.zoom * factor, zoomLimits.least, zoomLimits.most) }
}

function centerOnSelection({ scene, selection, time, camera }: EditorState): Camera {
  const extent = computeExtentAt(scene, selection, time)
  if (!extent) return camera
  const { width, height } = getSceneFrame(scene)
  const [x, y] = getMiddle(extent)
  const zoom = Math.min(
    width / (extent.right - extent.left + air),
    height / (extent.bottom - extent.top + air),
  )
  return { x, y, zoom: clampBetween(zoom, 1, zoomLimits.most) }
}

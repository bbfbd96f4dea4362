/** What part of the picture one looks at. */
import type { Point } from '@/features/scene/model/document/scene-schema'
import { sceneFrame } from '@/features/scene/model/pitch/view'
import { extentAt, middleOf } from '../changes/layout/extent'
import { between } from '../changes/scene/numbers'
import type { Command, CommandName } from '../command'
import type { Camera, EditorState } from '../editor-state'
import { hasThings } from './chosen'

/** Enlargement of the whole picture at which one can still look around. */
export const zoomLimits = { least: 0.5, most: 8 } as const

const zoomStep = 1.25
/** Metres around a selection that one zooms to. */
const air = 8

export const cameraCommands: readonly Command[] = [
  looking('zoom_in', ['+', '='], ({ camera }) => zoomed(camera, zoomStep)),
  looking('zoom_out', ['-'], ({ camera }) => zoomed(camera, 1 / zoomStep)),
  looking('zoom_to_fit', ['0', 'shift+1'], ({ scene }) => {
    const { x, y, width, height } = sceneFrame(scene)
    return { x: x + width / 2, y: y + height / 2, zoom: 1 }
  }),
  {
    ...looking('zoom_to_selection', ['shift+2'], onSelection),
    isEnabled: (state) => hasThings(state),
  },
  panning('pan_left', 'alt+shift+arrowleft', [-1, 0]),
  panning('pan_right', 'alt+shift+arrowright', [1, 0]),
  panning('pan_up', 'alt+shift+arrowup', [0, -1]),
  panning('pan_down', 'alt+shift+arrowdown', [0, 1]),
]

function looking(
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
function panning(name: CommandName, key: string, [dx, dy]: Point): Command {
  return looking(name, [key], ({ scene, camera }) => {
    const { width, height } = sceneFrame(scene)
    return {
      ...camera,
      x: camera.x + (dx * width) / 10 / camera.zoom,
      y: camera.y + (dy * height) / 10 / camera.zoom,
    }
  })
}

function zoomed(camera: Camera, factor: number): Camera {
  return { ...camera, zoom: between(camera.zoom * factor, zoomLimits.least, zoomLimits.most) }
}

function onSelection({ scene, selection, time, camera }: EditorState): Camera {
  const extent = extentAt(scene, selection, time)
  if (!extent) return camera
  const { width, height } = sceneFrame(scene)
  const [x, y] = middleOf(extent)
  const zoom = Math.min(
    width / (extent.right - extent.left + air),
    height / (extent.bottom - extent.top + air),
  )
  return { x, y, zoom: between(zoom, 1, zoomLimits.most) }
}

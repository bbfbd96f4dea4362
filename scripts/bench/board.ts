/** How a benchmark gets hold of the editor's board, as a coach would. */
import type { Page } from '@playwright/test'
import type { Scene, SceneObject } from '../../src/features/scene/model/document/scene-schema'
import {
  createFittedCamera,
  toScreen,
  computeView,
} from '../../src/features/animator/renderer/camera/view'
import { getSceneFrame, toPicture } from '../../src/features/scene/model/pitch/view'

/** Konva's element around the canvases. */
const surface = '.konvajs-content'

export async function openEditor(page: Page, id: string): Promise<void> {
  await page.goto(`/animator/editor/${id}`)
  await page.locator(surface).waitFor()
  // what the page does once it stands is not what is measured
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1000)
}

export async function measureBoard(page: Page): Promise<string> {
  const box = await page.locator(surface).boundingBox()
  return box ? `${Math.round(box.width)} × ${Math.round(box.height)}` : '?'
}

/** Where an object is in the window, while the camera still shows the whole scene. */
export async function placeOnScreen(page: Page, scene: Scene, object: SceneObject) {
  const box = await page.locator(surface).boundingBox()
  if (!box) throw new Error('The board is not there')
  const frame = getSceneFrame(scene)
  const view = computeView(createFittedCamera(frame), { size: box, frame, reach: frame })
  const [x, y] = toScreen(view, toPicture(scene.pitch, [object.x, object.y]))
  return { x: box.x + x, y: box.y + y }
}

/** Drags in circles around where it started, one move a frame, for so many moves. */
export async function dragAround(page: Page, at: { x: number; y: number }, moves: number) {
  for (let move = 0; move < moves; move += 1) {
    const turn = move / 15
    await page.mouse.move(at.x + Math.cos(turn) * 90, at.y + Math.sin(turn) * 60)
  }
}

/** Draws cards beside the page, so that scrolling never waits for a drawing: exercise in, image out. */
import { computeFitTransform, paintPicture } from '@/features/scene/model/draw/paint'
import { createCardScene, type DrawnExercise, type DrawnTheme } from './create-card-scene'

export interface DrawingOrder {
  exercise: DrawnExercise
  theme: DrawnTheme
  /** Pixels. */
  width: number
  height: number
}

/** Without an image where the exercise has no drawing that can be read. */
export interface DrawingDone {
  image: Blob | null
}

async function draw({ exercise, theme, width, height }: DrawingOrder): Promise<Blob | null> {
  const scene = createCardScene(exercise, theme)
  const canvas = new OffscreenCanvas(width, height)
  const context = scene && canvas.getContext('2d')
  if (!context) return null
  const { scale, x, y } = computeFitTransform(scene.picture.frame, width, height)
  context.setTransform(scale, 0, 0, scale, x, y)
  paintPicture(context, scene.picture, scene.palette)
  return canvas.convertToBlob()
}

globalThis.addEventListener('message', ({ data }: MessageEvent<DrawingOrder>) => {
  void draw(data)
    .catch(() => null)
    .then((image) => globalThis.postMessage({ image } satisfies DrawingDone))
})

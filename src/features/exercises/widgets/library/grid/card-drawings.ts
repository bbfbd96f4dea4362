/**
 * Drawings of cards as images: made once, one after the other, and kept as long as they are likely to come
 * by again. As SVG each is over a hundred elements that the page would read and paint again and again.
 */
import { renderSvg } from '@/features/scene/model/draw/to-svg'
import { createCardScene, type DrawnExercise, type DrawnTheme } from './create-card-scene'
import type { DrawingDone, DrawingOrder } from './card-worker'
import { getFastScrollCooldownMs } from './fling'

/** Some 20 kB each: the pages just scrolled by, not the whole library. */
const mostImages = 400
/** null: there is no drawing. */
const images = new Map<string, string | null>()

/** Drawings shown in one go, about a row: each time the page draws its cards anew. */
const together = 5

/** Pixels of the page; sharp on screens that have two dots for each. */
const size = { width: 400, height: 275 } as const
const sharpest = 2

interface Waiting {
  name: string
  exercise: DrawnExercise
  theme: DrawnTheme
  told: Set<() => void>
}

const waiting = new Map<string, Waiting>()
/** Made, but not shown yet. */
const finished: Waiting[] = []
let worker: Worker | null = null
/** Without a worker, and once its file could not be loaded, the page draws by itself. */
let isAlone = typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined'
let drawing: Waiting | null = null
/** Set while the page flies by. */
let pause: ReturnType<typeof setTimeout> | null = null

/** Another drawing after the exercise was changed is another image. */
const toDrawingName = ({ id, diagram }: DrawnExercise, theme: DrawnTheme) =>
  `${theme} ${id} ${computeStamp(diagram)}`

/** The address of the drawing; null when there is none, undefined while it is not made yet. */
export function getKnownDrawing(
  exercise: DrawnExercise,
  theme: DrawnTheme,
): string | null | undefined {
  return images.get(toDrawingName(exercise, theme))
}

/** Tells once it is made. What is returned takes the order back: nobody looks at it any more. */
export function orderDrawing(
  exercise: DrawnExercise,
  theme: DrawnTheme,
  tell: () => void,
): () => void {
  const name = toDrawingName(exercise, theme)
  const known = images.get(name)
  if (known !== undefined) {
    // Looked at last, dropped last.
    images.delete(name)
    images.set(name, known)
    return () => {}
  }
  const order = waiting.get(name) ?? { name, exercise, theme, told: new Set() }
  order.told.add(tell)
  waiting.set(name, order)
  drawNext()
  return () => {
    order.told.delete(tell)
    if (order.told.size === 0 && order !== drawing) waiting.delete(name)
  }
}

function drawNext(): void {
  if (drawing || pause !== null) return
  const [next] = waiting.values()
  if (!next) return
  const flung = getFastScrollCooldownMs()
  if (flung > 0) {
    // What flies by is gone before its drawing is made; what stays is drawn then.
    pause = setTimeout(() => {
      pause = null
      drawNext()
    }, flung)
    return
  }
  drawing = next
  if (isAlone) {
    queueMicrotask(() => finishDrawing(renderSvgImage(next)))
    return
  }
  worker ??= startWorker()
  const ratio = Math.min(Math.ceil(window.devicePixelRatio), sharpest)
  const { id, diagram, area_length_m, area_width_m } = next.exercise
  const order: DrawingOrder = {
    exercise: { id, diagram, area_length_m, area_width_m },
    theme: next.theme,
    width: size.width * ratio,
    height: size.height * ratio,
  }
  worker.postMessage(order)
}

function startWorker(): Worker {
  const started = new Worker(new URL('./card-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { image } }: MessageEvent<DrawingDone>) =>
    finishDrawing(image && URL.createObjectURL(image)),
  )
  started.addEventListener('error', () => {
    isAlone = true
    finishDrawing(drawing && renderSvgImage(drawing))
  })
  return started
}

function finishDrawing(image: string | null): void {
  const order = drawing
  drawing = null
  if (order) {
    storeImage(order.name, image)
    waiting.delete(order.name)
    finished.push(order)
  }
  drawNext()
  if (drawing && finished.length < together) return
  for (const { told } of finished.splice(0)) for (const tell of told) tell()
}

function storeImage(name: string, image: string | null): void {
  images.set(name, image)
  const [oldest] = images
  if (images.size <= mostImages || !oldest) return
  images.delete(oldest[0])
  if (oldest[1]?.startsWith('blob:')) URL.revokeObjectURL(oldest[1])
}

const stamps = new WeakMap<object, number>()

/** Tells one document of a drawing from another. */
function computeStamp(diagram: unknown): number {
  if (typeof diagram !== 'object' || diagram === null) return 0
  const known = stamps.get(diagram)
  if (known !== undefined) return known
  let stamp = 0
  const text = JSON.stringify(diagram)
  for (let place = 0; place < text.length; place += 1) {
    stamp = (Math.imul(stamp, 31) + text.charCodeAt(place)) | 0
  }
  stamps.set(diagram, stamp)
  return stamp
}

function renderSvgImage({ exercise, theme }: Waiting): string | null {
  const scene = createCardScene(exercise, theme)
  if (!scene) return null
  const svg = renderSvg(scene.picture, scene.palette, { ...size, title: '', desc: '' })
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

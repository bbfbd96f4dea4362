/** Keeps one canvas showing what a player plays: sharp on every screen, one picture per frame at most. */
import type { Frame } from '../../model/draw/marks'
import { drawScene } from '../../model/draw/draw-scene'
import { computeFitTransform, paintPicture } from '../../model/draw/paint'
import type { Palette } from '../../model/draw/palette'
import type { PhotoImage } from '../../model/draw/photos'
import type { Scene } from '../../model/document/scene-schema'
import type { Density } from '../../model/pitch/view'
import { findBallPlace } from './find-ball-place'
import { focusFrame, interpolateFrame } from './follow-view'
import type { Player } from './player'
import { hasReducedMotion } from './reduced-motion'

/** More pixels than this per CSS pixel cost time and are not seen. */
const sharpest = 2

/** CSS pixels: on a narrower canvas symbols are drawn as large as on a card, or nobody could read them. */
const narrow = 480

export interface CanvasLook {
  palette: (scene: Scene) => Palette
  density: Density
  tapeText: (metres: number) => string
  photos: PhotoImage
}

/** Returns how to stop. */
export function showOnCanvas(
  canvas: HTMLCanvasElement,
  player: Player,
  { palette, density, tapeText, photos }: CanvasLook,
): () => void {
  const context = canvas.getContext('2d')
  if (!context) return () => undefined
  const surface = context
  let frame = 0
  let last: number | null = null
  let view: Frame | null = null

  function draw(now: number) {
    frame = 0
    const { scene, time, isFollowingBall } = player.getState()
    const seen = canvas.clientWidth < narrow ? 'card' : density
    const picture = drawScene(scene, { time, density: seen, tapeText })
    const aim = focusFrame(picture.frame, isFollowingBall ? findBallPlace(scene, time) : null)
    const elapsed = last === null ? 0 : (now - last) / 1000
    view =
      view === null || hasReducedMotion()
        ? aim
        : interpolateFrame(view, aim, Math.min(0.1, elapsed))
    const { scale, x, y } = computeFitTransform(view, canvas.width, canvas.height)
    surface.setTransform(1, 0, 0, 1, 0, 0)
    surface.clearRect(0, 0, canvas.width, canvas.height)
    surface.setTransform(scale, 0, 0, scale, x, y)
    paintPicture(surface, picture, palette(scene), photos)
    last = now
    if (view !== aim) ask()
    else if (!player.getState().isPlaying) last = null
  }

  function ask() {
    if (frame === 0) frame = requestAnimationFrame(draw)
  }

  const size = new ResizeObserver(() => {
    const density = Math.min(sharpest, window.devicePixelRatio || 1)
    canvas.width = Math.max(1, Math.round(canvas.clientWidth * density))
    canvas.height = Math.max(1, Math.round(canvas.clientHeight * density))
    // a new size empties a canvas: drawn before it is shown
    cancelAnimationFrame(frame)
    draw(performance.now())
  })
  size.observe(canvas)
  const leave = player.subscribe(ask)
  ask()
  return () => {
    leave()
    size.disconnect()
    cancelAnimationFrame(frame)
  }
}

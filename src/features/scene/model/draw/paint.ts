/** Paints the drawing on a canvas: for play-back, the editor's layers, pictures and film. */
import {
  baselineDrop,
  haloWidth,
  type Figure,
  type Frame,
  type Mark,
  type Picture,
  type PhotoMark,
  type PlainMark,
} from './marks'
import { getColour, type Palette } from './palette'
import { noPhotos, type PhotoImage } from './photos'

export type Canvas2D = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Pixels of a picture metre, and where the picture's origin is in pixels. */
export interface Fit {
  scale: number
  x: number
  y: number
}

/** The whole frame as large as it goes, in the middle of the given pixels. */
export function computeFitTransform(frame: Frame, widthPx: number, heightPx: number): Fit {
  const scale = Math.min(widthPx / frame.width, heightPx / frame.height)
  return {
    scale,
    x: (widthPx - frame.width * scale) / 2 - frame.x * scale,
    y: (heightPx - frame.height * scale) / 2 - frame.y * scale,
  }
}

/** Everything, into a context whose transform is set to picture metres (see `computeFitTransform`). */
export function paintPicture(
  ctx: Canvas2D,
  picture: Picture,
  palette: Palette,
  photos?: PhotoImage,
): void {
  paintFigures(ctx, picture.ground, palette, photos)
  paintFigures(ctx, picture.figures, palette, photos)
}

export function paintFigures(
  ctx: Canvas2D,
  figures: readonly Figure[],
  palette: Palette,
  photos?: PhotoImage,
): void {
  for (const figure of figures) paintFigure(ctx, figure, palette, photos)
}

function paintFigure(ctx: Canvas2D, figure: Figure, palette: Palette, photos?: PhotoImage): void {
  ctx.save()
  ctx.translate(figure.x, figure.y)
  if (figure.rotation !== 0) ctx.rotate((figure.rotation * Math.PI) / 180)
  if (figure.scale !== 1) ctx.scale(figure.scale, figure.scale)
  ctx.globalAlpha *= figure.opacity
  paintMarks(ctx, figure.marks, palette, photos)
  ctx.restore()
}

/** Marks alone, for renderers whose nodes hold place and rotation. */
export function paintMarks(
  ctx: Canvas2D,
  marks: readonly Mark[],
  palette: Palette,
  photos: PhotoImage = noPhotos.image,
): void {
  const alpha = ctx.globalAlpha
  ctx.lineJoin = 'round'
  for (const mark of marks) {
    if (mark.kind === 'image') {
      const photo = photos(mark.source)
      if (photo) paintPhoto(ctx, mark, photo)
      paintMarks(ctx, photo ? mark.over : mark.instead, palette)
      continue
    }
    if (mark.kind === 'text') {
      paintText(ctx, mark, palette)
      continue
    }
    ctx.globalAlpha = alpha * (mark.opacity ?? 1)
    const path = getPath(mark)
    if (mark.fill) {
      ctx.fillStyle = getColour(palette, mark.fill)
      ctx.fill(path)
    }
    if (!mark.stroke) continue
    ctx.strokeStyle = getColour(palette, mark.stroke)
    ctx.lineWidth = mark.width ?? 0
    ctx.lineCap = mark.cap ?? 'butt'
    ctx.setLineDash(mark.dash ? [...mark.dash] : solid)
    ctx.stroke(path)
  }
  ctx.globalAlpha = alpha
}

function paintPhoto(ctx: Canvas2D, { x, y, r }: PhotoMark, photo: CanvasImageSource): void {
  ctx.save()
  ctx.beginPath()
  ctx.arc(x, y, r, 0, Math.PI * 2)
  ctx.clip()
  ctx.drawImage(photo, x - r, y - r, r * 2, r * 2)
  ctx.restore()
}

const solid: number[] = []
const paths = new WeakMap<Mark, Path2D>()

function getPath(mark: Exclude<PlainMark, { kind: 'text' }>): Path2D {
  const known = paths.get(mark)
  if (known) return known
  const path = mark.kind === 'path' ? new Path2D(mark.d) : new Path2D()
  if (mark.kind === 'circle') path.arc(mark.x, mark.y, mark.r, 0, Math.PI * 2)
  paths.set(mark, path)
  return path
}

/** Letters are set at this size and scaled: browsers round the widths of letters a few pixels high. */
const typeSize = 64

function paintText(ctx: Canvas2D, mark: Extract<Mark, { kind: 'text' }>, palette: Palette): void {
  ctx.save()
  ctx.translate(mark.x, mark.y + baselineDrop * mark.size)
  ctx.scale(mark.size / typeSize, mark.size / typeSize)
  ctx.font = `${mark.weight} ${typeSize}px ${fontFamily}`
  ctx.textAlign = mark.anchor === 'middle' ? 'center' : mark.anchor
  ctx.textBaseline = 'alphabetic'
  if (mark.halo) {
    ctx.strokeStyle = getColour(palette, mark.halo)
    ctx.lineWidth = typeSize * haloWidth
    ctx.setLineDash(solid)
    ctx.strokeText(mark.text, 0, 0)
  }
  ctx.fillStyle = getColour(palette, mark.fill)
  ctx.fillText(mark.text, 0, 0)
  ctx.restore()
}

/** Inter as the product loads it, else what the machine has. */
export const fontFamily = "'Inter Variable', Inter, system-ui, 'Segoe UI', Roboto, sans-serif"

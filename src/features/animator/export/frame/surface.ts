/** A canvas that nobody sees, for one picture after the other; what stands still is painted once. */
import type { Picture } from '@/features/scene/model/draw/marks'
import { fontFamily, paintFigures } from '@/features/scene/model/draw/paint'
import type { Size } from '../sizes'
import type { Composer } from './compose'

export interface Surface {
  canvas: OffscreenCanvas
  context: OffscreenCanvasRenderingContext2D
  paint: (picture: Picture) => void
  release: () => void
}

/** `isRead`: its pixels are asked for after each picture. */
export function openSurface(
  { width, height }: Size,
  { palette, photos }: Pick<Composer, 'palette' | 'photos'>,
  isRead: boolean,
): Surface {
  const [canvas, context] = createCanvas(width, height, isRead)
  const [still, stillContext] = createCanvas(width, height, isRead)
  let shown: Picture['ground'] | null = null
  return {
    canvas,
    context,
    paint({ ground, figures }) {
      if (shown !== ground) {
        paintFigures(stillContext, ground, palette)
        shown = ground
      }
      context.drawImage(still, 0, 0)
      paintFigures(context, figures, palette, photos.image)
    },
    release() {
      // an empty canvas gives its memory back at once, not when it is collected
      for (const one of [canvas, still]) {
        one.width = 0
        one.height = 0
      }
    },
  }
}

function createCanvas(width: number, height: number, willReadFrequently: boolean) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { alpha: false, willReadFrequently })
  if (!context) throw new Error('This browser gives no canvas')
  return [canvas, context] as const
}

/** Letters are in the picture only if their font is there before it is painted. */
export async function loadLetters(text: string): Promise<void> {
  await Promise.all(
    [400, 650].map((weight) => document.fonts.load(`${weight} 64px ${fontFamily}`, `Aa${text}`)),
  )
}

/** Where picture and captions are in a frame. Pixels. */
import type { Frame } from '@/features/scene/model/draw/marks'
import type { Size } from '../sizes'

export interface FrameLayout {
  picture: Frame
  /** Title on the left, club on the right; null without captions. */
  top: Frame | null
  /** What the step is called. */
  bottom: Frame | null
  /** Height of the letters of a caption. */
  letters: number
}

export function computeFrameLayout({ width, height }: Size, hasCaptions: boolean): FrameLayout {
  const unit = Math.min(width, height)
  const letters = unit * 0.034
  if (!hasCaptions) {
    return { picture: { x: 0, y: 0, width, height }, top: null, bottom: null, letters }
  }
  const edge = unit * 0.03
  const band = letters * 2.2
  const inner = width - 2 * edge
  return {
    picture: { x: 0, y: band, width, height: height - 2 * band },
    top: { x: edge, y: 0, width: inner, height: band },
    bottom: { x: edge, y: height - band, width: inner, height: band },
    letters,
  }
}

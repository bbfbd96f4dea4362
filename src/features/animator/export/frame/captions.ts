/** Title, club, step and question as figures in pixels: the same on picture, film and in SVG. */
import type { Figure, Frame, Mark } from '@/features/scene/model/draw/marks'
import { box } from '@/features/scene/model/draw/path-data'
import type { Size } from '../sizes'
import type { FrameLayout } from './layout'
import { shortened, textWidth, wrapped } from './text-width'

export interface Captions {
  title: string
  club: string
  step: string
}

export function ground({ width, height }: Size): Figure {
  return figure('frame', [{ kind: 'path', d: box(0, 0, width, height), fill: 'turf' }])
}

export function captionFigures({ top, bottom, letters }: FrameLayout, captions: Captions) {
  if (!top || !bottom) return []
  const { title, club, step } = captions
  const club1 = shortened(club, letters * 0.8, top.width * 0.4)
  const rest = top.width - textWidth(club1, letters * 0.8) - letters
  const middle = top.y + top.height / 2
  const marks: Mark[] = [
    line(shortened(title, letters, rest), top.x, middle, letters, 650),
    { ...line(club1, top.x + top.width, middle, letters * 0.8, 400), anchor: 'end' },
    line(
      shortened(step, letters * 0.9, bottom.width),
      bottom.x,
      bottom.y + bottom.height / 2,
      letters * 0.9,
      400,
    ),
  ]
  return [
    figure(
      'captions',
      marks.filter((mark) => mark.kind !== 'text' || mark.text !== ''),
    ),
  ]
}

/** Over the standing picture, readable from the back of the dressing room. */
export function questionFigure(picture: Frame, size: Size, question: string): Figure {
  const letters = Math.min(size.width, size.height) * 0.05
  const inner = picture.width * 0.86
  const lines = wrapped(question, letters, inner - 2 * letters, 5)
  const width = Math.min(
    inner,
    Math.max(...lines.map((text) => textWidth(text, letters)), 0) + 2 * letters,
  )
  const height = (lines.length * 1.35 + 1) * letters
  const x = picture.x + (picture.width - width) / 2
  const y = picture.y + (picture.height - height) / 2
  return figure('question', [
    { kind: 'path', d: box(0, 0, size.width, size.height), fill: 'ink', opacity: 0.45 },
    { kind: 'path', d: box(x, y, width, height), fill: 'paper' },
    ...lines.map((text, index): Mark => ({
      kind: 'text',
      x: picture.x + picture.width / 2,
      y: y + (1.2 + index * 1.35) * letters,
      text,
      size: letters,
      weight: 650,
      fill: 'ink',
      anchor: 'middle',
    })),
  ])
}

function line(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: 400 | 650,
): Extract<Mark, { kind: 'text' }> {
  return { kind: 'text', x, y, text, size, weight, fill: 'chalk', anchor: 'start' }
}

function figure(key: string, marks: readonly Mark[]): Figure {
  return { key, id: null, x: 0, y: 0, rotation: 0, scale: 1, opacity: 1, marks }
}

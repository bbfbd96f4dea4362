/** Title, club, step and question as figures in pixels: the same on picture, film and in SVG. */
import type { Figure, Frame, Mark } from '@/features/scene/model/draw/marks'
import { createBoxPath } from '@/features/scene/model/draw/path-data'
import type { Size } from '../sizes'
import type { FrameLayout } from './layout'
import { truncateText, measureTextWidth, wrapText } from './text-width'

export interface Captions {
  title: string
  club: string
  step: string
}

export function createGround({ width, height }: Size): Figure {
  return createFigure('frame', [
    { kind: 'path', d: createBoxPath(0, 0, width, height), fill: 'turf' },
  ])
}

export function createCaptionFigures({ top, bottom, letters }: FrameLayout, captions: Captions) {
  if (!top || !bottom) return []
  const { title, club, step } = captions
  const club1 = truncateText(club, letters * 0.8, top.width * 0.4)
  const rest = top.width - measureTextWidth(club1, letters * 0.8) - letters
  const middle = top.y + top.height / 2
  const marks: Mark[] = [
    createTextLine(truncateText(title, letters, rest), top.x, middle, letters, 650),
    { ...createTextLine(club1, top.x + top.width, middle, letters * 0.8, 400), anchor: 'end' },
    createTextLine(
      truncateText(step, letters * 0.9, bottom.width),
      bottom.x,
      bottom.y + bottom.height / 2,
      letters * 0.9,
      400,
    ),
  ]
  return [
    createFigure(
      'captions',
      marks.filter((mark) => mark.kind !== 'text' || mark.text !== ''),
    ),
  ]
}

/** Over the standing picture, readable from the back of the dressing room. */
export function createQuestionFigure(picture: Frame, size: Size, question: string): Figure {
  const letters = Math.min(size.width, size.height) * 0.05
  const inner = picture.width * 0.86
  const lines = wrapText(question, letters, inner - 2 * letters, 5)
  const width = Math.min(
    inner,
    Math.max(...lines.map((text) => measureTextWidth(text, letters)), 0) + 2 * letters,
  )
  const height = (lines.length * 1.35 + 1) * letters
  const x = picture.x + (picture.width - width) / 2
  const y = picture.y + (picture.height - height) / 2
  return createFigure('question', [
    { kind: 'path', d: createBoxPath(0, 0, size.width, size.height), fill: 'ink', opacity: 0.45 },
    { kind: 'path', d: createBoxPath(x, y, width, height), fill: 'paper' },
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

function createTextLine(
  text: string,
  x: number,
  y: number,
  size: number,
  weight: 400 | 650,
): Extract<Mark, { kind: 'text' }> {
  return { kind: 'text', x, y, text, size, weight, fill: 'chalk', anchor: 'start' }
}

function createFigure(key: string, marks: readonly Mark[]): Figure {
  return { key, id: null, x: 0, y: 0, rotation: 0, scale: 1, opacity: 1, marks }
}

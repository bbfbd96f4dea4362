/** Words on the pitch: centred on their place, broken into lines that fit the picture. */
import type { Drawing } from '../../document/scene-schema'
import type { Mark } from '../marks'
import { createPen } from '../palette'

export type TextDrawing = Extract<Drawing, { kind: 'text' }>

/** Letters a line holds before it is broken. */
const lineLength = 32
const lineHeight = 1.25
/** Average breadth of Inter's letters, relative to their size. */
export const letterWidth = 0.58

export function createTextMarks(drawing: TextDrawing, unit: number): Mark[] {
  const size = getTextSize(drawing, unit)
  const lines = wrapLines(drawing.text)
  return lines.map((text, index) => ({
    kind: 'text',
    x: 0,
    y: (index - (lines.length - 1) / 2) * size * lineHeight,
    text,
    size,
    weight: 650,
    fill: createPen(drawing.colour),
    anchor: 'middle',
    halo: 'turf',
  }))
}

/** About the room the words take, in metres around their place. */
export function measureText(drawing: TextDrawing, unit: number): { width: number; height: number } {
  const size = getTextSize(drawing, unit)
  const lines = wrapLines(drawing.text)
  const longest = Math.max(...lines.map((line) => line.length))
  return { width: longest * letterWidth * size, height: lines.length * lineHeight * size }
}

function getTextSize({ size }: TextDrawing, unit: number): number {
  return unit * 0.6 * size
}

function wrapLines(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines = ['']
    for (const word of paragraph.split(' ')) {
      const line = lines.at(-1) ?? ''
      if (line === '') lines[lines.length - 1] = word
      else if (line.length + 1 + word.length <= lineLength) {
        lines[lines.length - 1] = `${line} ${word}`
      } else lines.push(word)
    }
    return lines
  })
}

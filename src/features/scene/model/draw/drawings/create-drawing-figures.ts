/** Drawings as figures, in the layers they belong to; their marks are made once. */
import type { Drawing, Scene } from '../../document/scene-schema'
import { isShown } from '../../motion/scene-motion'
import { toPicture } from '../../pitch/view'
import type { Figure, Mark } from '../marks'
import type { Setting } from '../setting'
import { createLineMarks, createTapeMarks, measureTape } from './line-and-tape'
import { createTextMarks } from './text'
import { createZoneMarks } from './zone'

export interface DrawingFigures {
  zones: Figure[]
  lines: Figure[]
  texts: Figure[]
}

export function createDrawingFigures(
  { drawings }: Scene,
  setting: Setting,
  time: number,
  tapeText: (metres: number) => string,
): DrawingFigures {
  const figures: DrawingFigures = { zones: [], lines: [], texts: [] }
  for (const drawing of drawings) {
    if (!isShown(drawing, time)) continue
    const [x, y] =
      drawing.kind === 'text' ? toPicture(setting.pitch, [drawing.x, drawing.y]) : [0, 0]
    const said = drawing.kind === 'tape' ? tapeText(measureTape(drawing)) : ''
    const marks = getDrawingMarks(drawing, setting, said)
    getLayer(figures, drawing).push({
      key: drawing.id,
      id: drawing.id,
      x,
      y,
      rotation: 0,
      scale: 1,
      opacity: 1,
      marks,
    })
  }
  return figures
}

function getLayer(figures: DrawingFigures, { kind }: Drawing): Figure[] {
  if (kind === 'zone') return figures.zones
  return kind === 'text' ? figures.texts : figures.lines
}

interface CachedMarks {
  unit: number
  said: string
  orientation: string
  length: number
  marks: readonly Mark[]
}

const cachedMarks = new WeakMap<Drawing, CachedMarks>()

function getDrawingMarks(drawing: Drawing, setting: Setting, said: string): readonly Mark[] {
  const { unit, pitch } = setting
  const last = cachedMarks.get(drawing)
  if (
    last?.unit === unit &&
    last.said === said &&
    last.orientation === pitch.orientation &&
    last.length === pitch.length
  ) {
    return last.marks
  }
  const marks = createMarks(drawing, setting, said)
  cachedMarks.set(drawing, {
    unit,
    said,
    orientation: pitch.orientation,
    length: pitch.length,
    marks,
  })
  return marks
}

function createMarks(drawing: Drawing, setting: Setting, said: string): Mark[] {
  switch (drawing.kind) {
    case 'zone':
      return createZoneMarks(drawing, setting)
    case 'line':
      return createLineMarks(drawing, setting)
    case 'tape':
      return createTapeMarks(drawing, said, setting)
    case 'text':
      return createTextMarks(drawing, setting.unit)
  }
}

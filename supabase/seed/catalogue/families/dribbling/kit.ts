/** What the dribbling families share: groups on one ground, small fields or lanes side by side, and their words. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import { combine, createFamily, type AnyFamily, type ExerciseDraft, type Kind } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import { join } from '../games/kit'
import {
  toLevel,
  addBench,
  createRounds,
  createWords,
  type Task,
  type Words3,
} from '../possession/kit'
import { getStage, stages, type StageKind } from './stages'

export { join } from '../games/kit'
export { addBench, type Task, type Words3 } from '../possession/kit'

type Time = readonly [sets: number, work: number, rest: number]
type Ages = readonly [from: number, to: number]

export interface Size {
  key: string
  players: number
  area: readonly [length: number, width: number]
  ages: Ages
  level: number
  time: Time
}

/** Small fields (or lanes) side by side, the same in each of them. */
export interface FieldSize extends Size {
  fields: number
  field: readonly [length: number, width: number]
  /** Players on each field. */
  each: number
  /** Fields beside each other along the length. */
  columns: number
}

/** What the family says about a size; the task and the stage of the players add the rest. */
export interface Frame {
  title: Words3
  aim: Words3
  setup: Words3
  start: Words3
  end: Words3
  point: Words3
  more: Words3
  fault: Words3
}

interface Plan<S extends Size> extends Kind {
  slug: string
  stage: StageKind
  sizes: readonly S[]
  tasks: readonly Task[]
  draw: (size: S, task: string) => Sketch
  frame: (size: S, task: string) => Frame
  intensity: IntensityLevel
  differs?: (size: S, task: Task) => Partial<ExerciseDraft>
}

export function createDribblingFamily<S extends Size>(plan: Plan<S>): AnyFamily {
  const { slug, stage, sizes, tasks, draw, frame, intensity, differs, ...kind } = plan
  return createFamily({
    slug,
    ...kind,
    variants: combine({ size: sizes, task: tasks }).filter(
      ({ size, task }) => size.ages[0] > 7 || task.harder < 2,
    ),
    key: ({ size, task }) => `${size.key}-${task.key}`,
    exercise({ size, task }) {
      const time = createRounds(...size.time, intensity)
      const own = frame(size, task.key)
      const ofAge = stages[stage][getStage(size.ages[0])]
      return {
        level: toLevel(size.level + task.harder),
        ages: [size.ages[0] + (size.ages[0] < 9 ? task.harder : 0), size.ages[1]],
        intensity,
        minutes: time.minutes,
        intervals: time.intervals,
        players: [Math.max(2, size.players - (size.players > 8 ? 4 : 2)), size.players + 4],
        ...differs?.(size, task),
        sketch: draw(size, task.key),
        words: createWords(
          {
            ...own,
            end: join(ofAge.rule, own.end, time.sentence),
            points: [own.point, ofAge.point],
            progressions: [own.more, ofAge.more],
            regressions: [ofAge.easier],
            faults: [own.fault],
          },
          task,
        ),
      }
    },
  })
}

export function createGroupSize(
  players: number,
  area: readonly [number, number],
  ages: Ages,
  level: number,
  time: Time,
): Size {
  return { key: `${players}-players`, players, area, ages, level, time }
}

/** Metres between two fields beside each other. */
const gap = 2

/** Metres between two fields behind each other: who leaves one at full speed needs room to stop. */
function getGapBehind([length, width]: readonly [number, number]): number {
  return length === width ? gap : 5
}

export function createFieldSize(
  fields: number,
  field: readonly [number, number],
  each: number,
  ages: Ages,
  level: number,
  time: Time,
  columns = 1,
): FieldSize {
  const lines = Math.ceil(fields / columns)
  return {
    key: `${fields}x${field[0]}x${field[1]}m-${each}`,
    players: fields * each,
    area: [
      columns * field[0] + (columns - 1) * getGapBehind(field),
      lines * field[1] + (lines - 1) * gap,
    ],
    ages,
    level,
    time,
    fields,
    field,
    each,
    columns,
  }
}

/** Does the same on every field; `at` turns metres on the field into metres on the ground. */
export function visitFields(
  { fields, field, columns }: FieldSize,
  what: (at: (x: number, y: number) => Point, index: number) => void,
) {
  for (let index = 0; index < fields; index += 1) {
    const left = (index % columns) * (field[0] + getGapBehind(field))
    const top = Math.floor(index / columns) * (field[1] + gap)
    what((x, y) => [left + x, top + y], index)
  }
}

/** An empty drawing with the corners of each field marked. */
export function createMarkedFields(size: FieldSize): Sketch {
  const drawing = createSketch(size.area)
  visitFields(size, (at) => {
    drawing.corners('marker', at(0, 0), at(...size.field))
  })
  return drawing
}

/** Well apart from each other over the whole ground. */
export function scatterPoints(count: number, [length, width]: readonly [number, number]): Point[] {
  const columns = Math.ceil(Math.sqrt((count * length) / width))
  const lines = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index) => {
    const column = index % columns
    const line = Math.floor(index / columns)
    const inLine = Math.min(columns, count - line * columns)
    const x = ((column + 0.5 + (line % 2 === 0 ? -0.12 : 0.12)) / inLine) * length
    const y = ((line + 0.5 + (column % 2 === 0 ? -0.14 : 0.14)) / lines) * width
    return [x, y]
  })
}

/** A marked ground with everyone spread over it, each with a ball. */
export function createCrowd(size: Size): { drawing: Sketch; places: Point[]; players: string[] } {
  const drawing = createSketch(size.area)
  drawing.corners('marker')
  const places = scatterPoints(size.players, size.area)
  const players = places.map((at) => drawing.player('a', at))
  for (const player of players) drawing.ball(player)
  addBench(drawing, 2)
  return { drawing, places, players }
}

/** "10 children" for the young, "10 players" later. */
export function formatPlayers({ ages }: Size, count: number): Words3 {
  return ages[0] < 10
    ? [`${count} children`, `${count} Kinder`, `${count} деца`]
    : [`${count} players`, `${count} Spieler`, `${count} играчи`]
}

export function describeGround(size: Size): Words3 {
  const [length, width] = size.area
  const who = formatPlayers(size, size.players)
  return [
    `Marked ground of ${length} × ${width} m; ${who[0]}, each with a ball. Two spare balls beside the coach.`,
    `Markiertes Feld von ${length} × ${width} m; ${who[1]}, jeder mit Ball. Zwei Ersatzbälle beim Trainer.`,
    `Очертано поле ${length} × ${width} м; ${who[2]}, всеки с топка. Две резервни топки до треньора.`,
  ]
}

/** "3 fields of 12 × 8 m, 2 m apart, 4 players on each." */
export function describeFields(size: FieldSize, balls: number): Words3 {
  const { fields, field, each, columns } = size
  const [length, width] = field
  const behind = getGapBehind(field)
  const isBlock = columns > 1 && behind !== gap
  const who = formatPlayers(size, each)
  return fields === 1
    ? [
        `One field of ${length} × ${width} m, ${who[0]}. Spare balls beside the coach: ${balls}.`,
        `Ein Feld von ${length} × ${width} m, ${who[1]}. Ersatzbälle beim Trainer: ${balls}.`,
        `Едно поле ${length} × ${width} м, ${who[2]}. Резервни топки до треньора: ${balls}.`,
      ]
    : [
        `${fields} fields of ${length} × ${width} m ${isBlock ? `in a block, ${gap} m apart sideways and ${behind} m lengthways` : `side by side, ${gap} m apart`}, ${who[0]} on each. Spare balls beside the coach: ${balls}.`,
        `${fields} Felder von je ${length} × ${width} m ${isBlock ? `im Block, seitlich mit ${gap} m und in Längsrichtung mit ${behind} m Abstand` : `nebeneinander mit ${gap} m Abstand`}, auf jedem ${who[1]}. Ersatzbälle beim Trainer: ${balls}.`,
        `${fields} полета по ${length} × ${width} м ${isBlock ? `в два или повече реда, на ${gap} м встрани и на ${behind} м по дължина` : `едно до друго на ${gap} м разстояние`}, на всяко ${who[2]}. Резервни топки до треньора: ${balls}.`,
      ]
}

/** For titles: "name, 12×8 m". */
export function formatFieldTitle([en, de, bg]: Words3, { field }: FieldSize): Words3 {
  const metres = `${field[0]}×${field[1]}`
  return [`${en}, ${metres} m`, `${de}, ${metres} m`, `${bg}, ${metres} м`]
}

/** For titles where the number of fields tells sizes apart: "name, 3 × 12×8 m". */
export function formatFieldsTitle(name: Words3, { fields, field }: FieldSize): Words3 {
  const metres = `${fields} × ${field[0]}×${field[1]}`
  const [en, de, bg] = name
  return [`${en}, ${metres} m`, `${de}, ${metres} m`, `${bg}, ${metres} м`]
}

export function formatGroupTitle([en, de, bg]: Words3, size: Size): Words3 {
  const who = formatPlayers(size, size.players)
  return [`${en} (${who[0]})`, `${de} (${who[1]})`, `${bg} (${who[2]})`]
}

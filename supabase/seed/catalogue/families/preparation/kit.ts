/** What warm-ups, cool-downs, tests and strength share: one frame from sizes and tasks to exercises. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import { combine, createFamily, type AnyFamily, type Kind } from '../../family'
import type { Sketch } from '../../create-sketch'
import { join } from '../finishing/kit'
import { toLevel, createRounds, createWords, type Task, type Words3 } from '../possession/kit'
import type { Bands } from './bands'

export { join } from '../finishing/kit'
export { addBench, type Words3 } from '../possession/kit'

export interface Size {
  key: string
  area: readonly [length: number, width: number]
  ages: readonly [from: number, to: number]
  level: number
  /** Sets, seconds of work, seconds of rest. */
  time: readonly [number, number, number]
  /** The rule that belongs to this size. */
  twist: Words3
  /** How many more can take part than are drawn; 4 when left out. */
  more?: number
}

export interface DrillTask extends Task {
  /** Youngest and oldest age the task makes sense for. */
  from?: number
  to?: number
  kind?: Partial<Kind>
  heading?: boolean
  intensity?: IntensityLevel
}

interface Frame<S extends Size, T extends DrillTask> extends Kind {
  slug: string
  sizes: readonly S[]
  tasks: readonly T[]
  intensity: IntensityLevel
  fits?: (size: S, task: T) => boolean
  draw: (size: S, task: T) => Sketch
  title: (size: S) => Words3
  aim: Words3
  setup: (size: S, task: T) => Words3
  start: Words3
  end: Words3
  point: Words3
  progression: Words3
  regression: Words3
  fault: Words3
  /** What is said at an age whatever the task. */
  bands?: Bands
  /** Roles are filled as drawn: with fewer it is another exercise. */
  needsAll?: boolean
}

export function createDrill<S extends Size, T extends DrillTask>(frame: Frame<S, T>): AnyFamily {
  const { slug, sizes, tasks, fits, topic, moment, phase, practice_type, corners } = frame
  return createFamily({
    slug,
    topic,
    moment,
    phase,
    practice_type,
    corners,
    variants: combine({ size: sizes, task: tasks }).filter(
      ({ size, task }) =>
        (task.from ?? 0) < size.ages[1] &&
        (task.to ?? 99) > size.ages[0] &&
        (fits?.(size, task) ?? true),
    ),
    key: ({ size, task }) => `${size.key}-${task.key}`,
    exercise({ size, task }) {
      const time = createRounds(...size.time, task.intensity ?? frame.intensity)
      const drawing = frame.draw(size, task)
      const count = drawing.scene().objects.filter(({ kind }) => kind === 'player').length
      const band = frame.bands?.(size.ages[0])
      return {
        level: toLevel(size.level + task.harder),
        ages: [Math.max(size.ages[0], task.from ?? 0), Math.min(size.ages[1], task.to ?? 99)],
        ...task.kind,
        intensity: task.intensity ?? frame.intensity,
        minutes: time.minutes,
        intervals: time.intervals,
        heading: task.heading ?? false,
        players: [frame.needsAll ? count : Math.max(2, count - 2), count + (size.more ?? 4)],
        sketch: drawing,
        words: createWords(
          {
            title: frame.title(size),
            aim: frame.aim,
            setup: join(describeField(size), frame.setup(size, task)),
            start: frame.start,
            end: join(size.twist, frame.end, time.sentence),
            points: [frame.point, ...(band ? [band.point] : [])],
            progressions: [frame.progression, ...(band ? [band.progression] : [])],
            regressions: [frame.regression],
            questions: band ? [band.question] : [],
            faults: [frame.fault],
          },
          task,
        ),
      }
    },
  })
}

function describeField({ area: [length, width] }: Size): Words3 {
  return [
    `Area of ${length} × ${width} m.`,
    `Feld von ${length} × ${width} m.`,
    `Поле ${length} × ${width} м.`,
  ]
}

/** "Mirror, 8 players"; children up to U8. */
export function formatCountTitle(name: Words3, count: number, isYoung: boolean): Words3 {
  return isYoung
    ? [`${name[0]}, ${count} children`, `${name[1]}, ${count} Kinder`, `${name[2]}, ${count} деца`]
    : [
        `${name[0]}, ${count} players`,
        `${name[1]}, ${count} Spieler`,
        `${name[2]}, ${count} играчи`,
      ]
}

/** People spread over a rectangle, row by row. */
export function scatterPoints(count: number, from: Point, to: Point): Point[] {
  const length = to[0] - from[0]
  const width = to[1] - from[1]
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * length) / width))))
  const lines = Math.ceil(count / columns)
  return Array.from({ length: count }, (_, index) => {
    const line = Math.floor(index / columns)
    const inLine = Math.min(columns, count - line * columns)
    const share = ((index % columns) + 0.5) / inLine
    return [from[0] + share * length, from[1] + ((line + 0.5) / lines) * width]
  })
}

export function movePoint([x, y]: Point, right: number, down: number): Point {
  return [x + right, y + down]
}

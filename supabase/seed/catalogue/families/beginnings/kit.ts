/** What the first games share: a practice with words of its own per language, in two or three sizes of group. */
import type { IntensityLevel } from '../../../../../src/features/exercises/model/taxonomy'
import type { Point, Scene } from '../../../../../src/features/scene/model/document/scene-schema'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  combine,
  createFamily,
  type AnyFamily,
  type ExerciseWords,
  type Kind,
  type Level,
  type Locale,
} from '../../family'
import { writeSentences, writeSteps } from '../../sentences'
import { createRounds, toLevel, type Words3 } from '../possession/kit'

/** `{n}`, `{area}` and the numbers of the practice stand for those of the size. */
export interface TaskText {
  title: string
  aim: string
  setup: string
  /** Short sentences; each becomes a step and a caption. */
  rules: readonly string[]
  points: readonly string[]
  more: readonly string[]
  easier: readonly string[]
  scoring: string
  questions: readonly string[]
  faults: readonly string[]
}
export type TaskWords = Record<Locale, TaskText>

export interface Size {
  key: string
  /** Drawn; it works with the numbers of `players`. */
  children: number
  players: readonly [min: number, max: number]
  area: readonly [length: number, width: number]
  /** Added to the title; nothing for the usual size. */
  name?: Words3
  coaches?: number
  /** Instead of those of the task. */
  ages?: readonly [from: number, to: number]
  /** Added to the level of the task. */
  harder?: number
}

/** Runs of those who only do what the others do have no arrow. */
export interface Drawing extends Sketch {
  runQuietly: (who: string, ...points: Point[]) => void
}

export interface WholeTask {
  key: string
  level: Level
  ages: readonly [from: number, to: number]
  intensity: IntensityLevel
  /** Sets, seconds of work and of rest. */
  rounds: readonly [sets: number, work: number, rest: number]
  kind?: Partial<Kind>
  /** Instead of the sizes of the family. */
  sizes?: readonly Size[]
  numbers?: (size: Size) => Record<string, number>
  bibs?: (size: Size) => number
  words: TaskWords
  draw: (drawing: Drawing, size: Size) => void
}

export interface TaskFamily extends Kind {
  slug: string
  sizes: readonly Size[]
  tasks: readonly WholeTask[]
}

export function createTaskFamily(spec: TaskFamily): AnyFamily {
  const { sizes, tasks, ...kind } = spec
  return createFamily({
    ...kind,
    variants: tasks.flatMap((task) => combine({ task: [task], size: task.sizes ?? sizes })),
    key: ({ task, size }) => `${task.key}-${size.key}`,
    exercise({ task, size }) {
      const [sets, work, rest] = task.rounds
      const time = createRounds(sets, work, rest)
      const drawing = createDrawing(size.area)
      task.draw(drawing, size)
      const bibs = task.bibs?.(size)
      return {
        ...task.kind,
        level: toLevel(task.level + (size.harder ?? 0)),
        ages: size.ages ?? task.ages,
        intensity: task.intensity,
        minutes: time.minutes,
        intervals: time.intervals,
        players: size.players,
        coaches: size.coaches ?? 1,
        ...(bibs !== undefined && { bibs }),
        sketch: drawing,
        words: {
          en: writeText(task, size, 'en', time.sentence[0]),
          de: writeText(task, size, 'de', time.sentence[1]),
          bg: writeText(task, size, 'bg', time.sentence[2]),
        },
      }
    },
  })
}

const places = { en: 0, de: 1, bg: 2 } as const

function writeText(task: WholeTask, size: Size, locale: Locale, rounds: string): ExerciseWords {
  const text = task.words[locale]
  const numbers = new Map<string, string>([
    ['n', String(size.children)],
    ['area', size.area.join(' × ')],
    ...Object.entries(task.numbers?.(size) ?? {}).map(
      ([name, value]) => [name, String(value)] as const,
    ),
  ])
  const fill = (sentence: string) =>
    sentence.replace(/\{(\w+)\}/g, (_, name: string) => numbers.get(name) ?? 'undefined')
  return {
    title: fill(text.title) + (size.name?.[places[locale]] ?? ''),
    aim: fill(text.aim),
    setup: writeSentences(fill(text.setup), locale),
    rules: writeSteps([...text.rules, rounds].map(fill), locale),
    points: text.points.map(fill),
    progressions: text.more.map(fill),
    regressions: text.easier.map(fill),
    scoring: fill(text.scoring),
    questions: text.questions.map(fill),
    faults: text.faults.map(fill),
  }
}

function createDrawing(area: readonly [number, number]): Drawing {
  const sketch = createSketch(area)
  const silent = new Set<string>()
  const countKeys = (who: string) =>
    sketch.scene().tracks.find(({ object }) => object === who)?.keys.length ?? 0
  return {
    ...sketch,
    runQuietly(who, ...points) {
      const before = countKeys(who)
      sketch.run(who, ...points)
      for (let key = before; key < countKeys(who); key += 1) silent.add(`${who} ${key}`)
    },
    scene: () => removeArrows(sketch.scene(), silent),
  }
}

/** `silent` has the owner and the place of a key in the track. */
function removeArrows(scene: Scene, silent: ReadonlySet<string>): Scene {
  return {
    ...scene,
    tracks: scene.tracks.map(({ object, keys }) => ({
      object,
      keys: keys.map((key, index) =>
        silent.has(`${object} ${index}`) ? { ...key, is_quiet: true } : key,
      ),
    })),
  }
}

const largeGroup: Words3 = [', large group', ', große Gruppe', ', голяма група']

/** 6–12 children with one coach, 13–24 with two. */
export function createGroups(
  few: readonly [number, number],
  many: readonly [number, number],
): readonly Size[] {
  return [
    { key: 'few', children: 8, players: [6, 12], area: few },
    { key: 'many', children: 16, players: [13, 24], area: many, name: largeGroup, coaches: 2 },
  ]
}

const largeSpace: Words3 = [', larger space', ', größeres Feld', ', по-голямо поле']

/** The same few players, younger in a small space and older in a larger one. */
export function createSpaces(
  count: number,
  players: readonly [number, number],
  [small, large]: readonly [small: readonly [number, number], large: readonly [number, number]],
  [young, old]: readonly [young: readonly [number, number], old: readonly [number, number]],
): readonly Size[] {
  const both = { children: count, players }
  return [
    { ...both, key: 'small-space', area: small, ages: young },
    { ...both, key: 'large-space', area: large, ages: old, name: largeSpace, harder: 1 },
  ]
}

/** The first of two coaches stands in front, the second opposite. */
export function addCoaches(drawing: Drawing, { coaches = 1 }: Size) {
  const [length, width] = drawing.area
  drawing.coach([length / 2, width + 1.8])
  if (coaches > 1) drawing.coach([length / 2, -1.8])
}

/** Even in columns and rows, the first at the top left. */
export function listGridPoints(
  [columns, rows]: readonly [number, number],
  from: Point,
  to: Point,
): Point[] {
  const place = (least: number, most: number, index: number, count: number) =>
    count > 1 ? least + ((most - least) * index) / (count - 1) : (least + most) / 2
  return Array.from({ length: columns * rows }, (_, index): Point => [
    place(from[0], to[0], index % columns, columns),
    place(from[1], to[1], Math.floor(index / columns), rows),
  ])
}

/** As if by chance, the same every time. */
export function scatter(points: readonly Point[], metres = 0.5): Point[] {
  return points.map(([x, y], index) => [
    x + Math.sin(index * 2.4 + 1) * metres,
    y + Math.sin(index * 4.1 + 2) * metres,
  ])
}

/** Nearest first, nobody goes where somebody else goes, and nobody crosses another's way. */
export function chooseTargets(from: readonly Point[], targets: readonly Point[]): Point[] {
  const free = [...targets]
  const chosen = from.map((at) => {
    const nearest = free.toSorted((a, b) => measure(a, at) - measure(b, at))[0] ?? at
    free.splice(free.indexOf(nearest), 1)
    return nearest
  })
  return removeCrossings(from, chosen)
}

/** Two who would both walk less swap their targets, until nobody gains. */
function removeCrossings(from: readonly Point[], targets: readonly Point[]): Point[] {
  const better = [...targets]
  for (let round = 0; round < from.length; round += 1) {
    let hasSwapped = false
    for (const [one, at] of from.entries()) {
      for (const [other, place] of from.entries()) {
        const [mine, yours] = [better[one], better[other]]
        if (one >= other || !mine || !yours) continue
        const gain =
          measure(at, mine) + measure(place, yours) - measure(at, yours) - measure(place, mine)
        if (gain < 0.01) continue
        better[one] = yours
        better[other] = mine
        hasSwapped = true
      }
    }
    if (!hasSwapped) break
  }
  return better
}

function measure([x, y]: Point, [u, v]: Point): number {
  return Math.hypot(x - u, y - v)
}

/** Short of a point by so many metres, seen from somewhere; beyond it when negative. */
export function stopBefore(from: Point, to: Point, metres: number): Point {
  const away = measure(from, to) || 1
  return [to[0] + ((from[0] - to[0]) / away) * metres, to[1] + ((from[1] - to[1]) / away) * metres]
}

/** Once round a thing and a step back towards where it came from. */
export function goRound(from: Point, to: Point, radius = 0.95): Point[] {
  const start = Math.atan2(from[1] - to[1], from[0] - to[0])
  const turn = (share: number, far = radius): Point => [
    to[0] + Math.cos(start + share * 2 * Math.PI) * far,
    to[1] + Math.sin(start + share * 2 * Math.PI) * far,
  ]
  return [turn(0.12), turn(0.38), turn(0.64), turn(0.9), turn(1.05, radius + 0.6)]
}

/** Each with a ball. */
export function addDribblers(
  drawing: Drawing,
  team: 'a' | 'b',
  at: readonly Point[],
): readonly string[] {
  return at.map((point) => {
    const child = drawing.player(team, point)
    drawing.ball(child)
    return child
  })
}

/** All at once: the first few with an arrow, the others the same without. */
export function runAll(
  drawing: Drawing,
  ways: readonly (readonly [who: string, way: readonly Point[]])[],
  shown = 3,
) {
  drawing.together(() => {
    for (const [index, [who, way]] of ways.entries()) {
      if (index < shown) drawing.run(who, ...way)
      else drawing.runQuietly(who, ...way)
    }
  })
}

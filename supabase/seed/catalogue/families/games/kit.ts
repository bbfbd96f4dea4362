/** What the games share: grounds with goals, two teams, a first attack, and a family made of grounds and tasks. */
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import { combine, createFamily, type AnyFamily, type Kind } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  toLevel,
  addBench,
  createRounds,
  createWords,
  type Base,
  type Task,
  type Words3,
} from '../possession/kit'
import { drawAttack, type Play } from './draw-attack'
import {
  makeEasier,
  getFault,
  describeGround,
  makeHarder,
  describeNumbers,
  getPoint,
} from './ground-words'
import { addTwoTeams } from '../possession/line-up'

/** Where goals stand: `round` has one in the middle of each side, `keepers` youth goals with keepers. */
export type Goals = 'mini' | 'four' | 'line' | 'small' | 'keepers' | 'round'

export interface Ground {
  /** Field players of each team; keepers come on top. */
  team: number
  area: readonly [length: number, width: number]
  ages: readonly [from: number, to: number]
  level: number
  goals: Goals
  jokers?: number
}

export interface GameTask extends Task {
  kind?: Partial<Kind>
  play?: Play
  /** Smallest and largest team it works with. */
  teams?: readonly [from: number, to: number]
  /** Goals that belong to the task. */
  goals?: Goals
}

export interface Game extends Kind {
  slug: string
  name: Words3
  aim: Words3
  grounds: readonly Ground[]
  tasks: readonly GameTask[]
  /** Added to the set-up. */
  setup?: (ground: Ground, task: GameTask) => Words3
  start: Words3
  end: Words3
  point: Words3
  progression: Words3
  fault: Words3
  /** Markings and people beside the two teams; gives who of them helps in the first attack. */
  extra?: (drawing: Sketch, ground: Ground, task: GameTask) => string | undefined
  /** Instead of two teams spread over the pitch and their first attack. */
  draw?: (drawing: Sketch, ground: Ground, task: GameTask) => void
  /** Instead of what the size usually means. */
  ofSize?: (ground: Ground) => { point: Words3; fault: Words3 }
  /** People beside the two teams. */
  others?: (ground: Ground) => number
}

const none: Words3 = ['', '', '']

export function createGame(spec: Game): AnyFamily {
  const { slug, grounds, tasks, topic, moment, phase, practice_type, corners } = spec
  return createFamily({
    slug,
    topic,
    moment,
    phase,
    practice_type,
    corners,
    variants: combine({ ground: grounds, task: tasks }).filter(({ ground, task }) => {
      const [least, most] = task.teams ?? [2, 7]
      const isYoung = ground.ages[0] < 8
      return ground.team >= least && ground.team <= most && (!isYoung || task.harder < 2)
    }),
    key: ({ ground, task }) =>
      `${ground.team}v${ground.team}${ground.jokers ? `-${ground.jokers}` : ''}-${task.key}`,
    exercise({ ground: usual, task }) {
      const ground = { ...usual, goals: task.goals ?? usual.goals }
      const time = chooseRounds(ground)
      const keepers = ground.goals === 'keepers' ? 2 : 0
      const all = ground.team * 2 + (ground.jokers ?? 0) + keepers + (spec.others?.(ground) ?? 0)
      return {
        level: toLevel(ground.level + task.harder),
        ages: [ground.ages[0] + task.harder, ground.ages[1]],
        ...task.kind,
        intensity: ground.team > 5 ? 'medium' : 'high',
        minutes: time.minutes,
        intervals: time.intervals,
        players: [all, all + 4],
        sketch: draw(spec, ground, task),
        words: createWords(createBase(spec, ground, task, time.sentence), task),
      }
    },
  })
}

function createBase(spec: Game, ground: Ground, task: GameTask, sentence: Words3): Base {
  const numbers = describeNumbers(ground)
  const size = spec.ofSize?.(ground) ?? { point: getPoint(ground), fault: getFault(ground) }
  const more = spec.setup?.(ground, task) ?? none
  return {
    title: join(spec.name, numbers),
    aim: spec.aim,
    setup: join(describeGround(ground), more, [
      'Four spare balls beside the coach.',
      'Vier Ersatzbälle beim Trainer.',
      'Четири резервни топки до треньора.',
    ]),
    start: spec.start,
    end: join(spec.end, sentence),
    points: [spec.point, size.point],
    progressions: [spec.progression, makeHarder(ground)],
    regressions: [makeEasier(ground)],
    faults: [spec.fault, size.fault],
  }
}

/** With a space between, empty parts left out. */
export function join(...parts: readonly Words3[]): Words3 {
  const joinLanguage = (place: 0 | 1 | 2) =>
    parts
      .map((part) => part[place])
      .filter((text) => text !== '')
      .join(' ')
  return [joinLanguage(0), joinLanguage(1), joinLanguage(2)]
}

function chooseRounds({ team, ages }: Ground) {
  if (team === 2) return createRounds(6, 90, 60)
  if (ages[0] < 9) return createRounds(4, 180, 60)
  if (team < 5) return createRounds(4, 240, 60)
  return team < 7 ? createRounds(4, 300, 60) : createRounds(3, 480, 90)
}

function draw(spec: Game, ground: Ground, task: GameTask): Sketch {
  const drawing = createSketch(ground.area)
  markGround(drawing, ground.goals)
  if (ground.goals === 'keepers') addKeepers(drawing)
  if (spec.draw) {
    spec.draw(drawing, ground, task)
    return drawing
  }
  const { own, others } = addTwoTeams(drawing, ground.team)
  const via = spec.extra?.(drawing, ground, task)
  const hasOutside = spec.others !== undefined || ground.jokers !== undefined
  addBench(drawing, 4, ground.area[0] * (hasOutside ? 0.86 : 0.5))
  const play = task.play ?? 'through'
  drawAttack(drawing, { own, others, goals: ground.goals, play, ...(via !== undefined && { via }) })
  return drawing
}

function addKeepers(drawing: Sketch) {
  const [length, width] = drawing.area
  drawing.keeper('a', [1.3, width / 2])
  drawing.keeper('b', [length - 1.3, width / 2])
}

/** Cones on the corners, markers at half-way, goals. */
function markGround(drawing: Sketch, goals: Goals) {
  const [length, width] = drawing.area
  drawing.corners('cone')
  drawing.gears('marker', [
    [length / 2, 0],
    [length / 2, width],
  ])
  const places = goals === 'four' ? [width * 0.2, width * 0.8] : [width / 2]
  if (goals === 'line') {
    drawing.gears('marker', listLineMarkers(length, width))
    return
  }
  const size = goals === 'keepers' ? 'youth' : goals === 'small' ? 'small' : 'mini'
  for (const y of places) {
    drawing.goal(size, [0, y], 0)
    drawing.goal(size, [length, y], 180)
  }
  if (goals === 'round') {
    drawing.goal('mini', [length / 2, 0], 90)
    drawing.goal('mini', [length / 2, width], 270)
  }
}

function listLineMarkers(length: number, width: number): Point[] {
  return [0.25, 0.5, 0.75].flatMap((part): Point[] => [
    [0, width * part],
    [length, width * part],
  ])
}

/** Well spread over a rectangle, the same every time; `first` chooses another part of the row. */
export function spreadPoints(count: number, from: Point, to: Point, first = 1): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const turn = index + first
    const x = (turn * 0.754_877_67) % 1
    const y = (turn * 0.569_840_29) % 1
    return [from[0] + x * (to[0] - from[0]), from[1] + y * (to[1] - from[1])]
  })
}

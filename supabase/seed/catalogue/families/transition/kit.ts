/** What the transition families share: numbers as rows, grounds with goals at both ends, common sentences. */
import type { GoalSize } from '../../../../../src/features/scene/model/document/kinds'
import type { Point } from '../../../../../src/features/scene/model/document/scene-schema'
import type { AnyFamily, ExerciseDraft, Kind } from '../../family'
import { createSketch, type Sketch } from '../../create-sketch'
import {
  addBench,
  createFinishingFamily,
  join,
  type FinishingTask,
  type Size,
  type Words3,
} from '../finishing/kit'
import { formatPlayers } from '../possession/kit'
import { block, describeGround, shape, type Ends } from './places'

export { getPointInGoal, join, type Words3 } from '../finishing/kit'
export { formatDefenders, listPointsOnSides, formatPlayers } from '../possession/kit'
export { assignRoles } from './places'

export type TransitionTask = FinishingTask

/** Own players against others, without keepers. */
export interface Overload extends Size {
  own: number
  against: number
}

type Row = readonly [
  own: number,
  against: number,
  area: readonly [number, number],
  goal: GoalSize,
  ages: readonly [number, number],
  level: number,
  time: readonly [number, number, number],
]

export function createOverloads(...rows: readonly Row[]): Overload[] {
  return rows.map(([own, against, area, goal, ages, level, time]) => ({
    key: `${own}v${against}`,
    own,
    against,
    area,
    goal,
    ages,
    level,
    time,
  }))
}

interface Spec<P extends Overload> extends Kind {
  slug: string
  sizes: readonly P[]
  tasks: readonly TransitionTask[]
  ends: Ends
  name: Words3
  aim: Words3
  setup: (size: P) => Words3
  start: Words3
  end: Words3
  points: readonly Words3[]
  harder: Words3
  fault: Words3
  fits?: (size: P, task: TransitionTask) => boolean
  /** Instead of "4v3" in the title. */
  title?: (size: P) => Words3
  /** Instead of what the numbers usually mean. */
  point?: (size: P) => Words3
  easier?: (size: P) => Words3
  play: (drawing: Sketch, size: P, task: string) => void
  balls?: number
  differs?: (size: P, task: TransitionTask) => Partial<ExerciseDraft>
}

export function createTransitionFamily<P extends Overload>(spec: Spec<P>): AnyFamily {
  const { slug, sizes, tasks, topic, moment, phase, practice_type, corners } = spec
  return createFinishingFamily<P>({
    slug,
    sizes,
    tasks,
    topic,
    moment,
    phase,
    practice_type,
    corners,
    intensity: 'high',
    ...(spec.fits && { fits: spec.fits }),
    ...(spec.differs && { differs: spec.differs }),
    draw(size, task) {
      const drawing = createGround(size, spec.ends)
      spec.play(drawing, size, task)
      return drawing
    },
    base: (size, sentence) => ({
      title: join(spec.name, spec.title?.(size) ?? formatNumbers(size)),
      aim: spec.aim,
      setup: join(
        describeGround(size, spec.ends),
        spec.setup(size),
        describeSpareBalls(spec.balls ?? 6),
      ),
      start: spec.start,
      end: join(spec.end, sentence),
      points: [...spec.points, spec.point?.(size) ?? getNumbersPoint(size)],
      progressions: [spec.harder, makeSmaller(size)],
      regressions: [spec.easier?.(size) ?? makeFewer(size)],
      faults: [spec.fault],
    }),
  })
}

/** "4v3". */
export function formatNumbers({ own, against }: Overload): Words3 {
  return [`${own}v${against}`, `${own} gegen ${against}`, `${own} срещу ${against}`]
}

/** "three attackers": the case of the subject. */
export function formatAttackers(count: number): Words3 {
  const [en, de, bg] = formatPlayers(count)
  return [
    en.replace('player', 'attacker'),
    de.replace('Spieler', 'Angreifer'),
    bg.replace('играч', 'нападател'),
  ]
}

export function capitalizeWords([en, de, bg]: Words3): Words3 {
  const capitalizeText = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return [capitalizeText(en), capitalizeText(de), capitalizeText(bg)]
}

function describeSpareBalls(count: number): Words3 {
  return [
    `Spare balls beside the coach: ${count}.`,
    `Ersatzbälle beim Trainer: ${count}.`,
    `Резервни топки до треньора: ${count}.`,
  ]
}

function getNumbersPoint({ own, against }: Overload): Words3 {
  if (own > against + 1) {
    return [
      'The free player is on the far side: look there before you look at the goal.',
      'Der Freie ist auf der fernen Seite: Schau erst dorthin, dann zum Tor.',
      'Свободният е на далечната страна: погледни първо там, после към вратата.',
    ]
  }
  return own > against
    ? [
        'One more: commit a defender with the ball, then pass at the last moment.',
        'Einer mehr: Binde einen Verteidiger mit dem Ball und spiel im letzten Moment ab.',
        'Един повече: привлечи защитник с топката и подай в последния момент.',
      ]
    : [
        'Equal numbers: a wall pass or a run from behind makes the extra one.',
        'Gleichzahl: Ein Doppelpass oder ein Lauf von hinten schafft die Überzahl.',
        'Равен брой: двоен пас или включване отзад създава предимството.',
      ]
}

function makeSmaller({ area: [length, width], own }: Overload): Words3 {
  const less = own > 4 ? 4 : 2
  const [l, w] = [length - less, width - less]
  return [
    `Less space and time: ${l} × ${w} m.`,
    `Weniger Raum und Zeit: ${l} × ${w} m.`,
    `По-малко място и време: ${l} × ${w} м.`,
  ]
}

function makeFewer({ own, against, area: [length, width] }: Overload): Words3 {
  if (against < 2) {
    return [
      `More space: ${length} × ${width + 4} m.`,
      `Mehr Raum: ${length} × ${width + 4} m.`,
      `Повече място: ${length} × ${width + 4} м.`,
    ]
  }
  return [
    `One opponent fewer: ${own}v${against - 1}.`,
    `Ein Gegner weniger: ${own} gegen ${against - 1}.`,
    `Един противник по-малко: ${own} срещу ${against - 1}.`,
  ]
}

/** The goals of the practice with the lines that belong to them. */
function createGround({ area, goal }: Size, ends: Ends): Sketch {
  const [length, width] = area
  const isLined = goal === 'full' && ends !== 'open'
  const one = length > 38 ? 'half' : 'third'
  const side = ends === 'home' ? 'left' : 'right'
  const kind = ends === 'both' ? 'small_sided' : one
  const drawing = createSketch(area, isLined ? { pitch: kind, goal_side: side } : {})
  if (!isLined) drawing.corners('cone')
  const addMiniGoals = (x: number, rotation: number) => {
    drawing.goal('mini', [x, width * 0.22], rotation)
    drawing.goal('mini', [x, width * 0.78], rotation)
  }
  if (ends === 'home') addMiniGoals(length, 180)
  if (ends === 'away') addMiniGoals(0, 0)
  if (ends !== 'home' && ends !== 'open') drawing.goal(goal, [length, width / 2], 180)
  if (ends === 'home' || ends === 'both') drawing.goal(goal, [0, width / 2], 0)
  return drawing
}

/** In front of the goal at the left or right end; nobody in a mini goal. */
export function addKeeper(
  drawing: Sketch,
  { area, goal }: Size,
  team: 'a' | 'b' | 'c',
  isRight = true,
) {
  if (goal === 'mini') return ''
  return drawing.keeper(team, [isRight ? area[0] - 1.2 : 1.2, area[1] / 2])
}

/** Parts of length and width in metres. */
export function createScale({ area: [length, width] }: Pick<Size, 'area'>) {
  return (x: number, y: number): Point => [x * length, y * width]
}

/** A team spread over a rectangle, playing to the right; `isBlock` for those who defend there. */
export function addTeam(
  drawing: Sketch,
  [letter, count, isBlock = false]: readonly ['a' | 'b' | 'c', number, boolean?],
  from: Point,
  to: Point,
): string[] {
  const places = (isBlock ? block : shape)[count] ?? []
  return places.map(([x, y]) =>
    drawing.player(letter, [from[0] + x * (to[0] - from[0]), from[1] + y * (to[1] - from[1])]),
  )
}

/** A pass that one of the others reads, or that goes into the run of a team-mate. */
export function drawPassIntoRun(drawing: Sketch, ball: string, who: string, at: Point) {
  drawing.together(() => {
    drawing.run(who, at)
    drawing.pass(ball, at, { for: who })
  })
}

/** Ball into the run of somebody, who shoots. */
export function finish(
  drawing: Sketch,
  [ball, runner]: readonly [string, string],
  at: Point,
  shot: Point,
) {
  drawPassIntoRun(drawing, ball, runner, at)
  drawing.shot(ball, shot)
}

/** Coach and spare balls beside the long side, out of the way of the first attack. */
export function addSide(drawing: Sketch, balls = 6, part = 0.45) {
  addBench(drawing, balls, drawing.area[0] * part)
}

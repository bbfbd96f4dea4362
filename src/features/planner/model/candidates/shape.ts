/**
 * How a training divides: minutes of each phase and of each step, always exactly the length asked for.
 * Shares by age: to U9 play-practice-play, many short games; from U12 the classic build-up with
 * warm-up 15–20 %, main part 45–55 %, game 25–30 %, cool-down 5–8 %; U10 and U11 between the two.
 */
import { getDrinksLimit } from '../drinks'
import { trainingPhases, type TrainingPhase } from '@/features/exercises/model/taxonomy'
import { breakBudgets, getBreakLength, chooseBreaks } from './breaks'

export interface Step {
  phase: TrainingPhase
  minutes: number
  kind: 'exercise' | 'break'
}

type Share = readonly [from: number, to: number]

interface AgeShape {
  warm_up: Share
  game: Share
  cool_down: Share
  /** Minutes one step of a phase likes to last. */
  step: Record<TrainingPhase, number>
}

const children: AgeShape = {
  warm_up: [0.16, 0.22],
  game: [0.36, 0.44],
  cool_down: [0.04, 0.07],
  step: { warm_up: 8, main_part: 10, game: 12, cool_down: 6 },
}
const between: AgeShape = {
  warm_up: [0.15, 0.2],
  game: [0.28, 0.34],
  cool_down: [0.05, 0.08],
  step: { warm_up: 14, main_part: 15, game: 18, cool_down: 8 },
}
const youth: AgeShape = {
  warm_up: [0.15, 0.2],
  game: [0.25, 0.3],
  cool_down: [0.05, 0.08],
  step: { warm_up: 18, main_part: 19, game: 26, cool_down: 9 },
}

/** Up to this age group a session is play-practice-play. */
export const playAge = 9

function getShape(age: number): AgeShape {
  if (age <= playAge) return children
  return age <= 11 ? between : youth
}

/** Minutes of work the main part keeps whatever the pauses take. */
const leastWork = 5

const getMiddle = ([from, to]: Share) => (from + to) / 2

/** Minutes of each phase; they sum to the length. Fives are liked, the shares kept to the minute. */
export function computePhaseMinutes(length: number, age: number): Record<TrainingPhase, number> {
  const shape = getShape(age)
  const mainShare =
    1 - getMiddle(shape.warm_up) - getMiddle(shape.game) - getMiddle(shape.cool_down)
  const spans = [shape.warm_up, shape.game, shape.cool_down].map((share) =>
    listWholes(length, share),
  )
  let best = { warm_up: 1, main_part: length - 3, game: 1, cool_down: 1 }
  let least = Number.POSITIVE_INFINITY
  for (const warm_up of spans[0] ?? []) {
    for (const game of spans[1] ?? []) {
      for (const cool_down of spans[2] ?? []) {
        const main_part = length - warm_up - game - cool_down
        const off =
          Math.abs(warm_up - length * getMiddle(shape.warm_up)) +
          Math.abs(game - length * getMiddle(shape.game)) +
          Math.abs(cool_down - length * getMiddle(shape.cool_down)) +
          Math.max(0, Math.abs(main_part / length - mainShare) - 0.05) * length * 3
        const odd = [warm_up, main_part, game, cool_down].filter((part) => part % 5 !== 0).length
        if (main_part >= 1 && off + odd * 1.6 < least) {
          least = off + odd * 1.6
          best = { warm_up, main_part, game, cool_down }
        }
      }
    }
  }
  return best
}

/** The whole minutes nearest to a share of the length. */
function listWholes(length: number, [from, to]: Share): number[] {
  const first = Math.max(1, Math.round(length * from))
  const last = Math.max(first, Math.round(length * to))
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/**
 * The steps of a session in order, with the pauses to drink it needs; these take their minutes from the
 * main part. All sum exactly to the length.
 */
export function listSteps(length: number, age: number, isHot: boolean): Step[] {
  const minutes = computePhaseMinutes(length, age)
  const limit = getDrinksLimit(age, isHot)
  const ways = breakBudgets
    .filter((budget) => budget === 0 || budget <= minutes.main_part - leastWork)
    .flatMap((budget) => {
      const exercises = listExerciseSteps(
        { ...minutes, main_part: minutes.main_part - budget },
        age,
      )
      const breaks = chooseBreaks(exercises, budget)
      return breaks ? [{ exercises, ...breaks }] : []
    })
  const way =
    ways.find(({ longest }) => longest <= limit) ??
    // a step alone is longer than the limit
    ways.toSorted((one, other) => one.longest - other.longest)[0]
  return (way?.exercises ?? []).flatMap((step, index, exercises): Step[] => {
    if (!way?.at.includes(index)) return [step]
    const phase = step.phase === exercises[index - 1]?.phase ? step.phase : 'main_part'
    return [{ phase, minutes: getBreakLength(exercises, index), kind: 'break' }, step]
  })
}

function listExerciseSteps(minutes: Record<TrainingPhase, number>, age: number): Step[] {
  const { step } = getShape(age)
  return trainingPhases.flatMap((phase): Step[] => {
    const count = Math.max(1, Math.round(minutes[phase] / step[phase]))
    return splitMinutes(minutes[phase], count).map((part) => ({
      phase,
      minutes: part,
      kind: 'exercise',
    }))
  })
}

/** Minutes in so many parts: fives where they go round, the longest last. */
export function splitMinutes(minutes: number, count: number): number[] {
  const unit = minutes % 5 === 0 && minutes / 5 >= count ? 5 : 1
  const units = minutes / unit
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((units * index) / count)
    return (Math.floor((units * (index + 1)) / count) - from) * unit
  })
}

/** A ground with one goal at its right end, a keeper in it, and the sizes that belong to the three goals. */
import { goalMeasures } from '../../../../../src/features/scene/model/document/kinds'
import { createSketch } from '../../create-sketch'
import { createScale, type ExerciseSize, type Point, type Words3 } from '../grown/kit'

type ScoringGoal = 'small' | 'youth' | 'full'

export const goalNames: Record<ScoringGoal, Words3> = {
  small: ['3 m goal', 'Drei-Meter-Tor', 'триметрова врата'],
  youth: ['youth goal', 'Jugendtor', 'юношеска врата'],
  full: ['full-size goal', 'Großtor', 'голяма врата'],
}
const goalAges: Record<ScoringGoal, readonly [number, number]> = {
  small: [8, 10],
  youth: [10, 12],
  full: [13, 99],
}

type SizeNumbers = Pick<ExerciseSize, 'area' | 'level' | 'time'> &
  Partial<Pick<ExerciseSize, 'ages' | 'fewer' | 'more' | 'fill'>>

export function createGoalSize(goal: ScoringGoal, numbers: SizeNumbers): ExerciseSize {
  return {
    key: goal,
    name: goalNames[goal],
    ages: goalAges[goal],
    ...numbers,
    fill: { goal: goalNames[goal], ...numbers.fill },
  }
}

/** `placeShot` finds a place in the goal mouth: -1 at the upper post, 1 at the lower. */
export function createGoalGround(size: ExerciseSize) {
  const [length, width] = size.area
  const goal = findGoal(size.key)
  const drawing = createSketch(size.area)
  drawing.corners('cone')
  drawing.goal(goal, [length, width / 2], 180)
  const keeper = drawing.keeper('b', [length - 1, width / 2])
  const placeShot = (share: number): Point => [
    length,
    width / 2 + share * (goalMeasures[goal].width / 2 - 0.25),
  ]
  return { drawing, keeper, placeShot, at: createScale({ area: size.area }) }
}

function findGoal(key: string): ScoringGoal {
  if (key === 'small' || key === 'youth') return key
  return 'full'
}

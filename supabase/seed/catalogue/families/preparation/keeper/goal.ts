/** The ground of everything around one goal: where it stands and how it is called. */
import type { GoalSize } from '../../../../../../src/features/scene/model/document/kinds'
import { shortGoal } from '../../finishing/kit'
import type { Size, Words3 } from '../kit'

export interface GoalGround extends Size {
  goal: GoalSize
}

/** "A youth goal in the middle of the right end." */
export function describeGoal(goal: GoalSize): Words3 {
  const [en, de, bg] = shortGoal[goal]
  return [
    `A ${en} in the middle of the right end.`,
    `Rechts in der Mitte steht ein ${de}.`,
    `Вдясно в средата има ${bg}.`,
  ]
}

/** "Warm-up for 2 goalkeepers, youth goal". */
export function formatGoalTitle(name: Words3, goal: GoalSize): Words3 {
  const [en, de, bg] = shortGoal[goal]
  return [`${name[0]}, ${en}`, `${name[1]}, ${de}`, `${name[2]}, ${bg}`]
}

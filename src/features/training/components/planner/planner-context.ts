/** What the pieces of the planner share: the plan, its clock, and the moves a coach makes. */
import { createContext, use } from 'react'
import type { ExerciseCardData } from '../../model/exercise'
import type { Plan, PlanBlock } from '../../model/plan'
import type { TrainingPhase } from '../../model/taxonomy'

export interface PlanMoves {
  /** At the end of its own phase unless told otherwise. */
  add: (exercise: ExerciseCardData, phase?: TrainingPhase, index?: number) => void
  addFree: (phase: TrainingPhase) => void
  move: (key: string, phase: TrainingPhase, index: number) => void
  shift: (key: string, step: 1 | -1) => void
  remove: (key: string) => void
  change: (key: string, change: Partial<Pick<PlanBlock, 'minutes' | 'note' | 'title'>>) => void
}

interface PlannerValue {
  plan: Plan
  /** Start of every block as `HH:mm`, by its key. */
  times: Record<string, string>
  moves: PlanMoves
  /** The block that was just made and wants its name. */
  freshKey: string | null
  /** Shows the library with the exercises of one phase. */
  findFor: (phase: TrainingPhase) => void
}

export const PlannerContext = createContext<PlannerValue | null>(null)

export function usePlanner(): PlannerValue {
  const planner = use(PlannerContext)
  if (!planner) throw new Error('usePlanner needs Planner around it')
  return planner
}

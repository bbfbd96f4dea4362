/** What the pieces of the planner share: the plan, its clock, and the moves a coach makes. */
import { createContext, use } from 'react'
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import type { Plan, PlanBlock } from '../model/plan'
import type { BlockFault } from '../model/board/list-block-faults'
import type { BlockChange, Place } from '../model/board/plan-moves'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import type { SessionCheck } from '../widgets/check/use-session-check'

export interface PlanMoves {
  /** At the end of its own phase unless told otherwise. */
  add: (exercise: ExerciseCardData, phase?: TrainingPhase) => void
  addAt: (exercise: ExerciseCardData, place: Place) => void
  /** A break or a talk at the end of a phase. */
  addFree: (phase: TrainingPhase) => void
  move: (key: string, place: Place) => void
  shift: (key: string, direction: 1 | -1) => void
  shiftLane: (key: string, direction: 1 | -1) => void
  /** Beside the step before it, or out of its lane again. */
  toggleBeside: (key: string) => void
  stretch: (key: string, minutes: number) => void
  remove: (key: string) => void
  change: (key: string, change: BlockChange) => void
  /** Puts another exercise in its place: minutes, note and lane stay. */
  swap: (key: string, exercise: ExerciseCardData) => void
  /** The whole plan anew, as one step that can be taken back. */
  replaceAll: (blocks: readonly PlanBlock[]) => void
}

interface PlannerValue {
  plan: Plan
  /** Start of the session, `HH:mm`. */
  start: string
  /** Planned length in minutes; 0 while the field holds none. */
  planned: number
  /** Start of every block as `HH:mm`, by its key. */
  times: Record<string, string>
  moves: PlanMoves
  /** The block that was just made and wants its name. */
  freshKey: string | null
  /** What forbids saving, by block key; empty until somebody tried. */
  faults: Record<string, BlockFault>
  /** Height of a minute in pixels. */
  zoom: number
  /** Shows the library with the exercises of one phase. */
  findFor: (phase: TrainingPhase) => void
  /** Opens what can be said about one block. */
  openBlock: (key: string) => void
  /** Offers other exercises for one block; null while it is not known which training is planned. */
  swapBlock: ((key: string) => void) | null
  /** What the session check says of the plan. */
  check: SessionCheck
}

export const PlannerContext = createContext<PlannerValue | null>(null)

export function usePlanner(): PlannerValue {
  const planner = use(PlannerContext)
  if (!planner) throw new Error('usePlanner needs Planner around it')
  return planner
}

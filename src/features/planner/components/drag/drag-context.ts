/** Lets blocks and library cards start a drag; who carries it out stands in plan-drag. */
import { createContext, use } from 'react'
import type { PointerEvent } from 'react'
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import type { PlanBlock } from '../../model/plan'

export interface DragStarters {
  block: (event: PointerEvent<HTMLElement>, block: PlanBlock) => void
  exercise: (event: PointerEvent<HTMLElement>, exercise: ExerciseCardData) => void
}

export const DragContext = createContext<DragStarters | null>(null)

export function useDragStarters(): DragStarters {
  const starters = use(DragContext)
  if (!starters) throw new Error('useDragStarters needs PlanDrag around it')
  return starters
}

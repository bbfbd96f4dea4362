import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { ExerciseHit } from '@/features/exercises/api/exercises'
import type { CardAction } from '@/features/exercises/widgets/library/grid/grid-keys'
import { CollectSheet } from './collect-sheet'
import { PreviewSheet } from './preview-sheet'
import { UseInTrainingSheet } from './use-in-training-sheet'

export interface OpenSheet {
  exercise: ExerciseHit
  action: Exclude<CardAction, 'favourite'>
}

interface CardSheetsProps {
  open: OpenSheet | null
  isStaff: boolean
  onAct: (exercise: ExerciseHit, action: CardAction) => void
  onClose: () => void
}

/** The one sheet a card has opened. */
export function CardSheets({ open, isStaff, onAct, onClose }: CardSheetsProps) {
  if (!open) return null
  const { exercise, action } = open
  return (
    <QueryBoundary skeleton={null}>
      {action === 'preview' ? (
        <PreviewSheet exercise={exercise} isStaff={isStaff} onAct={onAct} onClose={onClose} />
      ) : action === 'use' ? (
        <UseInTrainingSheet exercise={exercise} onClose={onClose} />
      ) : (
        <CollectSheet exercise={exercise} onClose={onClose} />
      )}
    </QueryBoundary>
  )
}

import type { Training } from '../../api/trainings'
import type { TrainingView } from '../../model/training-view'
import { Paper } from '@/shared/ui/print/paper'
import { TrainingSheet } from './training-sheet'

interface TrainingPrintProps {
  training: Training
  view: TrainingView
  notes: string | null
}

/** The session for the printer. */
export function TrainingPrint(props: TrainingPrintProps) {
  return (
    <Paper>
      <TrainingSheet {...props} />
    </Paper>
  )
}

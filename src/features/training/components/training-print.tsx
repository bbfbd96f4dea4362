import { useTranslation } from 'react-i18next'
import { Paper } from '@/shared/ui/print/paper'
import type { Training } from '@/features/planner/api/trainings'
import { toPaperPlan } from '../model/print/paper-plan'
import { PaperSheet } from './print/paper-sheet'

interface TrainingPrintProps {
  training: Training
  isFamily: boolean
}

/** How densely a sheet is set that nobody has looked at first. */
const unseen = 2

/** What Ctrl+P on the session prints; the print page has the choices. */
export function TrainingPrint({ training, isFamily }: TrainingPrintProps) {
  const { i18n } = useTranslation('training')
  return (
    <Paper>
      <PaperSheet plan={toPaperPlan(training, i18n.language, isFamily)} level={unseen} withPoints />
    </Paper>
  )
}

import { RemindMissing } from '@/features/teams/widgets/remind-missing'
import { WhoComes } from '../components/who-comes'

interface TrainingAnswersProps {
  training: { id: string; team: { id: string }; zone: string }
  /** Epoch ms. */
  now: number
}

/** For the staff of the team: who comes to a training, and asking again who has not answered. */
export function TrainingAnswers({ training: { id, team, zone }, now }: TrainingAnswersProps) {
  return (
    <>
      <WhoComes trainingId={id} teamId={team.id} />
      <RemindMissing event={{ kind: 'training', id }} zone={zone} now={now} />
    </>
  )
}

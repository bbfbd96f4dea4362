import { trainingPhases } from '../../../model/taxonomy'
import styles from './board.module.css'
import { PlanPhase } from './plan-phase'

/** The session from its first minute to the last, part by part. */
export function PlanBoard() {
  return (
    <div className={styles.board}>
      {trainingPhases.map((phase) => (
        <PlanPhase key={phase} phase={phase} />
      ))}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import type { PlanBlock } from '../../model/plan'
import { getEffort } from '../../model/totals/load'
import styles from './axis.module.css'

/** Players, ground and effort of a block's exercise in one line. */
export function BlockFacts({ block }: { block: PlanBlock }) {
  const { t } = useTranslation(['planner', 'exercises'])
  const { exercise, planned_rpe } = block
  if (!exercise) return null
  const effort = getEffort(block)
  const { players_min: min, players_max: max } = exercise
  return (
    <p className={styles.facts} data-figures="">
      {[
        min === max
          ? t('exercises:exercise.players_exact', { count: min })
          : t('exercises:exercise.players', { min, max }),
        t('exercises:exercise.area', {
          length: exercise.area_length_m,
          width: exercise.area_width_m,
        }),
        planned_rpe === null
          ? t(`exercises:intensity.${exercise.intensity}`)
          : t('plan.effort', { effort: effort ?? 0 }),
      ].join(' · ')}
    </p>
  )
}

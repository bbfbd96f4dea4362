import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import type { ListedTraining } from '../../model/list/listed-training'
import { writeAt } from '@/features/planner/model/candidates/quick-link'
import { TrainingMinutes } from '../training-minutes'
import { useNow } from '@/lib/time/use-now'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import layout from '@/shared/ui/layout.module.css'
import styles from './list.module.css'

interface PlanCellProps {
  training: ListedTraining
  mayWrite: boolean
}

/** How far the plan is; a coming training without one offers the two ways to it. */
export function PlanCell({ training, mayWrite }: PlanCellProps) {
  const { t } = useTranslation('training')
  const text = useTrainingText()
  const now = useNow()
  const isBare = training.blocks.length === 0 && training.status !== 'cancelled'
  if (!isBare || !mayWrite || Date.parse(training.ends_at) <= now) {
    return training.status === 'cancelled' ? null : <TrainingMinutes training={training} />
  }
  const zone = training.team.school.time_zone
  const at = writeAt(toWallClock(training.starts_at, zone))
  return (
    <span className={`${layout.inline} ${layout.middle} ${layout.relative} ${styles.plan}`}>
      <Link
        className={`${layout.medium} ${layout.accent} ${layout.inline1} ${styles.planLink}`}
        to={href(paths.trainings.edit, { trainingId: training.id })}
        aria-label={t('list.plan_it_of', {
          title: `${text.title(training)}, ${text.when(training)}`,
        })}
      >
        <IconPencil size={16} stroke={1.75} aria-hidden="true" />
        {t('list.plan_it')}
      </Link>
      <Link
        className={`${layout.medium} ${layout.accent} ${layout.inline1} ${styles.planLink}`}
        to={`${paths.trainings.quick}?${new URLSearchParams({ team: training.team_id, at })}`}
      >
        {t('list.quick')}
      </Link>
    </span>
  )
}

import { IconMapPin } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { canRecordAttendance } from '@/features/teams/model/training-state'
import { TrainingAnswers } from '@/features/attendance/widgets/training-answers'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import type { TrainingItem } from '../../model/agenda'
import styles from './next-session.module.css'
import { PlanMeter } from './plan-meter'
import { useMomentText } from '../agenda/use-moment-text'

interface NextSessionProps {
  training: TrainingItem
  now: number
}

/** What a coach does next: which team, when, where, what for; on the day itself the list to tick. */
export function NextSession({ training, now }: NextSessionProps) {
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  const trainingId = training.id
  const isToday = canRecordAttendance(
    {
      ...training,
      status: training.is_cancelled ? 'cancelled' : 'planned',
      team: { school: { time_zone: training.zone } },
    },
    now,
  )
  return (
    <DashboardCard isToday title={t('coach.next')}>
      <div className={`${layout.grid} ${styles.hero}`}>
        <div className={layout.stack2}>
          <p className={`${layout.row} ${layout.bold} ${styles.when}`} data-figures="">
            {text.day(training)}, {text.clock(training)}
            <StatusBadge tone="green">{text.distance(training)}</StatusBadge>
          </p>
          <p className={`${layout.name} ${layout.size16}`}>
            {training.team.name} · {text.title(training)}
          </p>
          {training.place && (
            <p
              className={`${layout.flex} ${layout.gap1} ${layout.top} ${layout.size14} ${styles.place}`}
            >
              <IconMapPin size={18} stroke={1.75} aria-hidden="true" />
              {training.place}
            </p>
          )}
          {training.objective && (
            <p className={`${layout.dimmed} ${layout.size14} ${layout.pretty} ${styles.objective}`}>
              {training.objective}
            </p>
          )}
          <TrainingAnswers training={training} now={now} />
        </div>
        <div className={`${layout.stack4} ${layout.spread}`}>
          <PlanMeter training={training} />
          {isToday ? (
            <LinkButton to={href(paths.trainings.attendance, { trainingId })}>
              {t('coach.attendance')}
            </LinkButton>
          ) : null}
          {training.has_plan ? (
            <LinkButton kind="secondary" to={href(paths.trainings.details, { trainingId })}>
              {t('coach.open')}
            </LinkButton>
          ) : (
            <LinkButton
              kind={isToday ? 'secondary' : 'primary'}
              to={href(paths.trainings.edit, { trainingId })}
            >
              {t('coach.plan_it')}
            </LinkButton>
          )}
        </div>
      </div>
    </DashboardCard>
  )
}

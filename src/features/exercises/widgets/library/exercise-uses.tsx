import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { useExerciseUses } from '../../api/exercises'
import styles from './exercise-details.module.css'

/** The last sessions with this exercise, so that nobody repeats it by accident. */
export function ExerciseUses({ exerciseId }: { exerciseId: string }) {
  const { t, i18n } = useTranslation('exercises')
  const { data: uses } = useExerciseUses(exerciseId)
  const [now] = useState(() => Date.now())
  if (uses.length === 0) return <p className={layout.dimmed}>{t('exercise.used_never')}</p>
  return (
    <ul className={`${layout.listGrid} ${styles.uses}`}>
      {uses.map(({ minutes, training }) => {
        const { date } = toWallClock(training.starts_at, training.team.school.time_zone)
        return (
          <li key={training.id}>
            <Link to={href(paths.trainings.details, { trainingId: training.id })}>
              {formatDay(date, i18n.language)} · {training.team.name}
            </Link>
            <span className={layout.dimmed}>
              {t('exercise.minutes', { count: minutes })}
              {Date.parse(training.starts_at) > now ? ` · ${t('exercise.usage.planned')}` : null}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseHit } from '../../../api/exercises'
import { useExerciseText } from '../use-exercise-text'
import { CardActions } from './card-actions'
import { CardPicture } from './card-picture'
import type { CardAction } from './grid-keys'
import styles from './grid.module.css'
import { IntensityMark } from './intensity-mark'

interface ListRowProps {
  exercise: ExerciseHit
  index: number
  isStaff: boolean
  onAct: (exercise: ExerciseHit, action: CardAction) => void
}

/** An exercise as one line: more of them at once, with what it is for. */
export function ListRow({ exercise, index, isStaff, onAct }: ListRowProps) {
  const { t } = useTranslation('exercises')
  const { ages, players, area } = useExerciseText()
  return (
    <article className={styles.row} data-card={index}>
      <div className={styles.thumb}>
        <CardPicture exercise={exercise} />
      </div>
      <div className={styles.rowText}>
        <h2 className={styles.title}>
          <Link className={styles.link} to={href(paths.exercises.details, { id: exercise.id })}>
            {exercise.title}
          </Link>
        </h2>
        <p className={`${layout.dim13} ${styles.aim}`}>{exercise.aim}</p>
        <ul className={styles.facts} data-figures="">
          <li>{t(`topics.${exercise.topic}`)}</li>
          <li>{ages(exercise)}</li>
          <li>{players(exercise)}</li>
          <li>{t('exercise.minutes', { count: exercise.minutes })}</li>
          <li>{area(exercise)}</li>
          <li>
            <IntensityMark intensity={exercise.intensity} />
          </li>
        </ul>
      </div>
      <CardActions exercise={exercise} isStaff={isStaff} onAct={onAct} />
    </article>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import type { ExerciseHit } from '../../api/exercises'
import { ExercisePicture } from '../exercise-picture'
import { FavouriteButton } from './favourite-button'
import styles from './library.module.css'
import { useExerciseText } from './use-exercise-text'

/** An exercise at a glance: the drawing first, then what it is good for. */
export function ExerciseCard({ exercise }: { exercise: ExerciseHit }) {
  const { t } = useTranslation('training')
  const { ages, players } = useExerciseText()
  return (
    <li>
      <article className={styles.card}>
        <div className={styles.picture}>
          <ExercisePicture exercise={exercise} density="card" isDecorative />
        </div>
        <div className={styles.text}>
          <div className={styles.topic}>
            {t(`topics.${exercise.topic}`)} · {t(`phases.${exercise.phase}`)}
            <span className={styles.star}>
              <FavouriteButton exercise={exercise} />
            </span>
          </div>
          <h2 className={styles.title}>
            <Link className={styles.link} to={href(paths.exercises.details, { id: exercise.id })}>
              {exercise.title}
            </Link>
          </h2>
          <p className={styles.aim}>{exercise.aim}</p>
          <ul className={styles.facts}>
            <li>{ages(exercise)}</li>
            <li>{players(exercise)}</li>
            <li>{t('exercise.minutes', { count: exercise.minutes })}</li>
          </ul>
        </div>
      </article>
    </li>
  )
}

import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHoverPlay } from '@/features/scene/widgets/use-hover-play'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseHit } from '../../../api/exercises'
import { useExerciseText } from '../use-exercise-text'
import { CardActions } from './card-actions'
import { CardPicture } from './card-picture'
import type { CardAction } from './grid-keys'
import styles from './grid.module.css'
import { IntensityMark } from './intensity-mark'

interface GridCardProps {
  exercise: ExerciseHit
  /** Its place in the list. */
  index: number
  isStaff: boolean
  onAct: (exercise: ExerciseHit, action: CardAction) => void
}

/** An exercise at a glance: the drawing first, then what it asks for. */
export function GridCard({ exercise, index, isStaff, onAct }: GridCardProps) {
  const { t } = useTranslation('exercises')
  const { isPlaying, handlers } = useHoverPlay()
  const { ages, sizes, area } = useExerciseText()
  return (
    <article className={`${layout.column} ${styles.card}`} data-card={index} {...handlers}>
      <div className={`${layout.centered} ${layout.relative} ${layout.cut} ${styles.picture}`}>
        <CardPicture exercise={exercise} isPlaying={isPlaying} />
      </div>
      <div className={`${layout.stack1} ${styles.text}`}>
        <p className={`${layout.dim13} ${layout.flex} ${layout.gap2}`}>
          {t(`topics.${exercise.topic}`)}
          {exercise.school_id ? (
            <span className={`${layout.clip} ${layout.round} ${layout.edgeStrong} ${styles.own}`}>
              {t(`library.shared.${exercise.visibility}`)}
            </span>
          ) : null}
        </p>
        <h2
          className={`${layout.medium} ${layout.cut} ${layout.size16} ${layout.breakable} ${styles.title}`}
          title={exercise.title}
        >
          <Link
            className={`${layout.quietLink} ${styles.link}`}
            to={href(paths.exercises.details, { id: exercise.id })}
          >
            {exercise.title}
          </Link>
        </h2>
        <ul
          className={`${layout.flex} ${layout.wrap} ${layout.size13} ${styles.facts}`}
          data-figures=""
        >
          <li>{ages(exercise)}</li>
          <li>{sizes(exercise)}</li>
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

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

interface ListRowProps {
  exercise: ExerciseHit
  index: number
  isStaff: boolean
  onAct: (exercise: ExerciseHit, action: CardAction) => void
}

/** An exercise as one line: more of them at once, with what it is for. */
export function ListRow({ exercise, index, isStaff, onAct }: ListRowProps) {
  const { t } = useTranslation('exercises')
  const { isPlaying, handlers } = useHoverPlay()
  const { ages, sizes, area } = useExerciseText()
  return (
    <article
      className={`${layout.grid} ${layout.gap4} ${layout.middle} ${styles.row}`}
      data-card={index}
      {...handlers}
    >
      <div className={`${layout.relative} ${layout.cut} ${layout.dimmed} ${styles.thumb}`}>
        <CardPicture exercise={exercise} isPlaying={isPlaying} />
      </div>
      <div className={`${layout.column} ${layout.flex} ${layout.gapTight} ${layout.padBlock2}`}>
        <h2
          className={`${layout.medium} ${layout.cut} ${layout.size16} ${layout.breakable} ${styles.title}`}
        >
          <Link
            className={`${layout.quietLink} ${styles.link}`}
            to={href(paths.exercises.details, { id: exercise.id })}
          >
            {exercise.title}
          </Link>
        </h2>
        <p className={`${layout.dim13} ${layout.cut} ${styles.aim}`}>{exercise.aim}</p>
        <ul
          className={`${layout.flex} ${layout.wrap} ${layout.size13} ${styles.facts}`}
          data-figures=""
        >
          <li>{t(`topics.${exercise.topic}`)}</li>
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

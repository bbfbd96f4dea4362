import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useHoverPlay } from '@/features/scene/widgets/use-hover-play'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { CardPicture } from '../grid/card-picture'
import { useExerciseText } from '../use-exercise-text'
import styles from './related.module.css'

interface RelatedCardProps {
  exercise: {
    id: string
    title: string
    min_age: number
    max_age: number
    players_min: number
    players_max: number
    area_length_m: number
    area_width_m: number
    minutes: number
    diagram: unknown
  }
  /** Why it stands here, such as "Next step". */
  label?: string
}

/** Another exercise, small: drawing, title and the facts that decide. */
export function RelatedCard({ exercise, label }: RelatedCardProps) {
  const { t } = useTranslation('exercises')
  const { isPlaying, handlers } = useHoverPlay()
  const { ages, players } = useExerciseText()
  return (
    <article
      className={`${layout.surface} ${layout.column} ${layout.relative} ${layout.cut} ${styles.card}`}
      {...handlers}
    >
      <div className={`${layout.centered} ${layout.relative} ${layout.dimmed13} ${styles.picture}`}>
        <CardPicture exercise={exercise} isPlaying={isPlaying} />
      </div>
      <div className={`${layout.grid} ${layout.gapTight} ${layout.pad3}`}>
        {label ? (
          <p className={`${layout.medium} ${layout.plain} ${layout.accent} ${layout.size12}`}>
            {label}
          </p>
        ) : null}
        <h3 className={`${layout.medium14} ${styles.title}`}>
          <Link
            className={`${layout.quietLink} ${styles.link}`}
            to={href(paths.exercises.details, { id: exercise.id })}
          >
            {exercise.title}
          </Link>
        </h3>
        <p className={layout.dim13} data-figures="">
          {[
            ages(exercise),
            players(exercise),
            t('exercise.minutes', { count: exercise.minutes }),
          ].join(' · ')}
        </p>
      </div>
    </article>
  )
}

import { IconChevronDown } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AnimationCard } from '@/features/scene/widgets/animation-card'
import { href, paths } from '@/lib/router/paths'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import layout from '@/shared/ui/layout.module.css'
import { openExerciseScene } from '@/features/exercises/model/exercise-scene'
import type { ViewBlock } from '@/features/planner/model/training-view'
import { ExerciseWords } from '@/features/exercises/widgets/library/exercise-words'
import { MovingPicture } from '@/features/exercises/widgets/picture/moving-picture'
import styles from './training-details.module.css'
import { usePlanText } from '@/features/planner/widgets/use-plan-text'

interface TrainingBlockViewProps {
  block: ViewBlock
  /** Staff may open the exercise itself. */
  hasLink: boolean
}

/** One block as it is run: when, how long, the drawing, what for, and what to say to the players. */
export function TrainingBlockView({ block, hasLink }: TrainingBlockViewProps) {
  const { t } = useTranslation(['training', 'exercises'])
  const { blockTitle } = usePlanText()
  const { exercise, exercise_id, note } = block
  const title = blockTitle(block)
  return (
    <li
      className={`${layout.grid} ${layout.gap3} ${layout.lineAbove} ${styles.block}`}
      data-beside={block.lane > 0 || undefined}
    >
      <div
        className={`${layout.flex} ${layout.gap3} ${layout.dimmed13} ${styles.time}`}
        data-figures=""
      >
        <span className={`${layout.medium} ${layout.size16} ${layout.ink}`}>{block.start}</span>
        <span>{t('list.length', { count: block.minutes })}</span>
      </div>
      <div className={`${layout.stack2} ${styles.body}`}>
        {block.group_label ? (
          <p className={`${layout.round} ${layout.size13} ${layout.edgeStrong} ${styles.group}`}>
            {block.group_label}
          </p>
        ) : null}
        <h3>
          {hasLink && exercise && exercise_id ? (
            <Link
              className={`${layout.ink} ${layout.undecorated} ${styles.link}`}
              to={href(paths.exercises.details, { id: exercise_id })}
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h3>
        {exercise?.aim ? (
          <p className={`${layout.dimmed} ${layout.size14}`}>{exercise.aim}</p>
        ) : null}
        {note ? (
          <p className={`${layout.amber} ${layout.size14} ${layout.padRow} ${styles.note}`}>
            <b>{t('details.note')}:</b> {note}
          </p>
        ) : null}
      </div>
      <BlockPicture block={block} title={title} />
      <BlockWords block={block} />
    </li>
  )
}

interface BlockPictureProps {
  block: ViewBlock
  title: string
}

/** The animation of its exercise where it has one, to be watched; else the drawing. */
function BlockPicture({ block: { animation_id, exercise }, title }: BlockPictureProps) {
  if (animation_id) {
    return (
      <div className={styles.animation}>
        <AnimationCard id={animation_id} />
      </div>
    )
  }
  if (!exercise || !openExerciseScene(exercise)) return null
  return (
    <div className={`${layout.full} ${styles.picture}`}>
      <MovingPicture exercise={exercise} title={title} />
    </div>
  )
}

/** Open where there is room, one tap away on the phone. */
function BlockWords({ block }: { block: ViewBlock }) {
  const { t } = useTranslation('training')
  const isPhone = useIsPhone()
  if (!block.setup && !block.rules && block.points.length === 0) return null
  const words = (
    <div className={styles.words}>
      <ExerciseWords words={block} />
    </div>
  )
  if (!isPhone) return words
  return (
    <details className={styles.more}>
      <summary>
        {t('details.more')}
        <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
      </summary>
      {words}
    </details>
  )
}

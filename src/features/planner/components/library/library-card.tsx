import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import { IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseHit } from '@/features/exercises/api/exercises'
import { openExerciseScene } from '@/features/exercises/model/exercise-scene'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import { useExerciseText } from '@/features/exercises/widgets/library/use-exercise-text'
import { ExercisePicture } from '@/features/exercises/widgets/picture/exercise-picture'
import { useDragStarters } from '../drag/drag-context'
import { usePlanner } from '../planner-context'
import styles from './library.module.css'

interface LibraryCardProps {
  exercise: ExerciseHit
  onPreview: (exercise: ExerciseHit) => void
}

/** An exercise at a glance: for whom, how long, how many; opens its preview, and goes into the plan. */
export function LibraryCard({ exercise, onPreview }: LibraryCardProps) {
  const { t } = useTranslation(['planner', 'exercises'])
  const { plan, moves } = usePlanner()
  const { ages, sizes } = useExerciseText()
  const isPlanned = plan.some(
    ({ exercise_id }) => exercise_id !== null && exercise.variant_ids.includes(exercise_id),
  )
  const { title } = exercise
  const drag = useDragStarters()
  return (
    <li
      className={`${layout.surface} ${layout.grid} ${layout.relative} ${layout.top} ${styles.card}`}
      onPointerDown={(event) => drag.exercise(event, exercise)}
    >
      <span className={`${layout.cut} ${styles.picture}`} aria-hidden="true">
        {openExerciseScene(exercise) ? (
          <ExercisePicture exercise={exercise} density="card" isDecorative />
        ) : null}
      </span>
      <div className={layout.min}>
        <h3 className={styles.title}>
          <button
            type="button"
            className={`${layout.bare} ${layout.size14} ${layout.breakable} ${styles.open}`}
            data-grip=""
            onClick={() => onPreview(exercise)}
          >
            {title}
          </button>
        </h3>
        <p className={layout.dim13Figures}>
          {[
            ages(exercise),
            t('exercises:exercise.minutes', { count: exercise.minutes }),
            sizes(exercise),
            t(`exercises:topics.${exercise.topic}`),
          ].join(' · ')}
        </p>
        {isPlanned ? (
          <p className={`${layout.inline1} ${layout.size13} ${styles.planned}`}>
            <IconCheck size={14} stroke={2.25} aria-hidden="true" />
            {t('planner.in_plan')}
          </p>
        ) : null}
      </div>
      <div className={`${layout.grid} ${styles.actions}`}>
        <IconButton
          kind="secondary"
          label={t('board.add_title', { title })}
          onClick={() => moves.add(exercise)}
        >
          <IconPlus size={20} stroke={2} />
        </IconButton>
        <ActionMenu
          label={t('board.add_to', { title })}
          icon={<IconChevronDown size={18} stroke={1.75} />}
          items={trainingPhases.map((phase) => ({
            label: t(`exercises:phases.${phase}`),
            onSelect: () => moves.add(exercise, phase),
          }))}
        />
      </div>
    </li>
  )
}

import { IconCheck, IconChevronDown, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '@/shared/ui/action-menu'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseHit } from '@/features/exercises/api/exercises'
import { exerciseScene } from '@/features/exercises/model/exercise-scene'
import { trainingPhases } from '@/features/exercises/model/taxonomy'
import { ExercisePicture } from '@/features/exercises/widgets/picture/exercise-picture'
import { useDragStarters } from '../drag/drag-context'
import { usePlanner } from '../planner-context'
import styles from './library.module.css'

/** An exercise at a glance: the drawing, what for, how long, how many; and into the plan with it. */
export function LibraryCard({ exercise }: { exercise: ExerciseHit }) {
  const { t } = useTranslation(['planner', 'exercises'])
  const { plan, moves } = usePlanner()
  const isPlanned = plan.some((block) => block.exercise_id === exercise.id)
  const { title } = exercise
  const drag = useDragStarters()
  return (
    <li
      className={`${layout.surface} ${styles.card}`}
      onPointerDown={(event) => drag.exercise(event, exercise)}
    >
      <span className={styles.picture} aria-hidden="true">
        {exerciseScene(exercise) ? (
          <ExercisePicture exercise={exercise} density="card" isDecorative />
        ) : null}
      </span>
      <div className={layout.min}>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.facts} data-figures="">
          {[
            t('exercises:exercise.minutes', { count: exercise.minutes }),
            t('exercises:exercise.players', {
              min: exercise.players_min,
              max: exercise.players_max,
            }),
            t(`exercises:topics.${exercise.topic}`),
          ].join(' · ')}
        </p>
        {isPlanned ? (
          <p className={`${layout.inline1} ${styles.planned}`}>
            <IconCheck size={14} stroke={2.25} aria-hidden="true" />
            {t('planner.in_plan')}
          </p>
        ) : null}
      </div>
      <div className={`${layout.line1} ${styles.actions}`}>
        <Button
          kind="secondary"
          icon={<IconPlus size={16} stroke={2} />}
          onClick={() => moves.add(exercise)}
        >
          <span className={layout.hidden}>{t('board.add_title', { title })}</span>
          <span aria-hidden="true">{t('board.add')}</span>
        </Button>
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

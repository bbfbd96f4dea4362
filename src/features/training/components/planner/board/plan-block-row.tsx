import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useMessage } from '@/shared/form/use-message'
import { exerciseScene } from '../../../model/exercise-scene'
import type { PlanBlock } from '../../../model/plan'
import type { TrainingValues } from '../../../model/training-schema'
import { ExercisePicture } from '../../exercise-picture'
import { usePlanText } from '../../trainings/use-plan-text'
import { usePlanner } from '../planner-context'
import { BlockMenu } from './block-menu'
import { BlockMinutes } from './block-minutes'
import { BlockNote, BlockTitle } from './block-texts'
import styles from './board.module.css'
import { DragBlock } from './plan-drag'

interface PlanBlockRowProps {
  block: PlanBlock
  index: number
}

/** One block on the time axis: when, what, how long, and what to remember. */
export function PlanBlockRow({ block, index }: PlanBlockRowProps) {
  const { t } = useTranslation('training')
  const { plan, times, freshKey } = usePlanner()
  const { blockTitle: titleOf } = usePlanText()
  const message = useMessage()
  const { errors } = useFormState<TrainingValues>()
  const [hasNote, setHasNote] = useState(block.note !== '')
  const title = titleOf(block)
  const { exercise } = block
  const isDrawn = exercise !== null && exerciseScene(exercise) !== null
  const fault = errors.blocks?.[plan.indexOf(block)]
  const facts = exercise && [
    t('exercise.players', { min: exercise.players_min, max: exercise.players_max }),
    t('exercise.area', { length: exercise.area_length_m, width: exercise.area_width_m }),
    t(`intensity.${exercise.intensity}`),
  ]
  return (
    <DragBlock
      block={block}
      index={index}
      className={styles.block}
      handleLabel={t('board.move', { title })}
    >
      {(handle) => (
        <>
          <time className={styles.clock}>{times[block.key]}</time>
          {handle}
          <span className={styles.thumb} data-free={isDrawn ? undefined : true} aria-hidden="true">
            {isDrawn ? <ExercisePicture exercise={exercise} density="card" isDecorative /> : null}
          </span>
          <div className={styles.words}>
            {block.exercise_id ? (
              <h3 className={styles.title}>{title}</h3>
            ) : (
              <BlockTitle
                block={block}
                isFresh={freshKey === block.key}
                error={message(fault?.title?.message)}
              />
            )}
            {facts ? <p className={styles.facts}>{facts.join(' · ')}</p> : null}
          </div>
          <BlockMinutes block={block} title={title} error={message(fault?.minutes?.message)} />
          <BlockMenu
            block={block}
            title={title}
            hasNote={hasNote}
            onNote={() => setHasNote(true)}
          />
          {hasNote || block.note ? (
            <BlockNote
              block={block}
              title={title}
              isNew={block.note === ''}
              error={message(fault?.note?.message)}
              onEmpty={() => setHasNote(false)}
            />
          ) : null}
        </>
      )}
    </DragBlock>
  )
}

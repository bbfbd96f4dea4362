import { useTranslation } from 'react-i18next'
import { useMessage } from '@/shared/form/use-message'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import layout from '@/shared/ui/layout.module.css'
import { openExerciseScene } from '@/features/exercises/model/exercise-scene'
import type { PlanBlock } from '../../model/plan'
import { getEffort } from '../../model/totals/load'
import { ExercisePicture } from '@/features/exercises/widgets/picture/exercise-picture'
import { BlockMarks } from '../../widgets/check/block-marks'
import { usePlanText } from '../../widgets/use-plan-text'
import { useDragStarters } from '../drag/drag-context'
import { usePlanner } from '../planner-context'
import styles from './axis.module.css'
import { BlockMenu } from './block-menu'
import { BlockMinutes } from './block-minutes'
import { computeBlockHeight, classifyBlockSize } from './block-size'
import { BlockTitle } from './block-texts'
import { BlockFacts } from './block-facts'
import { StretchEdge } from './stretch-edge'
import { useBlockKeys } from './use-block-keys'

interface BlockCardProps {
  block: PlanBlock
  lane: number
  lanes: number
}

/** One block: as tall as it is long, to be dragged, stretched, or moved by key. */
export function BlockCard({ block, lane, lanes }: BlockCardProps) {
  const { t } = useTranslation('planner')
  const { times, freshKey, faults, zoom, openBlock } = usePlanner()
  const { blockTitle } = usePlanText()
  const drag = useDragStarters()
  const onKeyDown = useBlockKeys(block)
  const message = useMessage()
  const isPhone = useIsPhone()
  const { key, exercise, minutes, note } = block
  const title = blockTitle(block)
  const height = computeBlockHeight(minutes, zoom, isPhone)
  const isDrawn = exercise !== null && openExerciseScene(exercise) !== null
  const fault = faults[key]
  const place = lanes > 1 ? t('plan.lane_of', { lane: lane + 1, lanes }) : ''
  return (
    <article
      id={`block-${key}`}
      className={`${layout.min} ${layout.grid} ${layout.packed} ${styles.block}`}
      tabIndex={0}
      aria-label={[t('plan.block', { title, time: times[key], minutes }), place, block.group_label]
        .filter(Boolean)
        .join(', ')}
      aria-describedby="plan-keys"
      style={{ minBlockSize: height }}
      data-size={classifyBlockSize(height)}
      data-free={block.exercise_id ? undefined : ''}
      data-effort={getEffortLevel(block)}
      onPointerDown={(event) => drag.block(event, block)}
      onKeyDown={onKeyDown}
    >
      {isDrawn ? (
        <span className={styles.thumb} aria-hidden="true">
          <ExercisePicture exercise={exercise} density="card" isDecorative />
        </span>
      ) : null}
      <div className={`${layout.min} ${styles.words}`}>
        {block.group_label ? (
          <p
            className={`${layout.name} ${layout.round} ${layout.size12} ${layout.plain} ${styles.group}`}
          >
            {block.group_label}
          </p>
        ) : null}
        {block.exercise_id ? (
          <h3 className={`${layout.size14} ${styles.title}`}>
            <button
              type="button"
              className={`${layout.bare} ${layout.flush} ${layout.textStart} ${styles.open}`}
              data-grip=""
              onClick={() => openBlock(key)}
            >
              {title}
            </button>
          </h3>
        ) : (
          <BlockTitle block={block} isFresh={freshKey === key} error={message(fault?.title)} />
        )}
        {exercise ? <BlockFacts block={block} /> : null}
        {note ? <p className={styles.note}>{note}</p> : null}
        <BlockMarks blockKey={key} />
      </div>
      <BlockMinutes block={block} title={title} error={message(fault?.minutes)} />
      <BlockMenu block={block} title={title} lanes={lanes} />
      <StretchEdge block={block} title={title} />
    </article>
  )
}

/** 0 to 3, for the mark at the block's edge; undefined when nothing is known. */
function getEffortLevel(block: PlanBlock): number | undefined {
  const effort = getEffort(block)
  if (effort === null) return undefined
  return effort <= 3 ? 0 : effort <= 5 ? 1 : effort <= 7 ? 2 : 3
}

import { addClockMinutes } from '@/lib/time/wall-clock'
import { useTranslation } from 'react-i18next'
import type { AxisStep } from '../../model/board/time-axis'
import type { TrainingPhase } from '@/features/exercises/model/taxonomy'
import { usePlanner } from '../planner-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './axis.module.css'
import { BlockCard } from './block-card'

interface StepRowProps {
  step: AxisStep
  phase: TrainingPhase
}

/** One moment of the session: its clock on the axis, and what runs then, side by side. */
export function StepRow({ step, phase }: StepRowProps) {
  const { t } = useTranslation('planner')
  const { start, planned } = usePlanner()
  const { blocks, clock, endAt, isOver, marks } = step
  return (
    <li
      className={`${layout.grid} ${layout.relative} ${styles.step}`}
      data-over={isOver || undefined}
    >
      <div className={`${layout.relative} ${styles.axis}`} data-phase={phase}>
        <time className={`${layout.medium} ${layout.size13} ${layout.ink} ${styles.clock}`}>
          {clock}
        </time>
        {marks.map((mark) => (
          <i
            key={mark.clock}
            className={`${layout.inside} ${styles.mark}`}
            style={{ insetBlockStart: `${mark.at * 100}%` }}
            aria-hidden="true"
          />
        ))}
      </div>
      <div
        className={`${layout.min} ${layout.flex} ${layout.top} ${styles.lanes}`}
        data-step={blocks.map(({ key }) => key).join(' ')}
        data-lanes={blocks.length}
      >
        {blocks.map((block, lane) => (
          <BlockCard key={block.key} block={block} lane={lane} lanes={blocks.length} />
        ))}
      </div>
      {endAt === null ? null : (
        <p
          className={`${layout.inside} ${styles.end}`}
          style={{ insetBlockStart: `${endAt * 100}%` }}
        >
          {t('plan.end_line', { time: addClockMinutes(start, planned) })}
        </p>
      )}
    </li>
  )
}

import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addClockMinutes } from '@/lib/time/wall-clock'
import layout from '@/shared/ui/layout.module.css'
import { sortByPhase } from '../../model/plan'
import { usePlanner } from '../planner-context'
import styles from './axis.module.css'

/** What is left until the planned end, or how far the plan runs beyond it. */
export function FreeTime({ total }: { total: number }) {
  const { t } = useTranslation('planner')
  const { plan, start, planned, zoom, findFor } = usePlanner()
  if (planned === 0) return null
  const end = addClockMinutes(start, planned)
  const left = planned - total
  if (left < 0) {
    return (
      <p
        className={`${layout.roundControl} ${layout.size14} ${layout.amber} ${layout.padRow} ${styles.overrun}`}
        data-figures=""
      >
        {t('plan.overrun', { minutes: -left, time: addClockMinutes(start, total) })}
      </p>
    )
  }
  // an empty plan has its places in the phases; a small rest at the end of a full one is enough
  const phase = sortByPhase(plan).at(-1)?.phase ?? 'warm_up'
  return (
    <div className={styles.rest}>
      {left > 0 && total > 0 ? (
        <button
          type="button"
          className={`${layout.line2} ${layout.full} ${layout.roundControl} ${layout.size14} ${styles.free}`}
          style={{ minBlockSize: Math.max(44, Math.round(left * zoom)) }}
          onClick={() => findFor(phase)}
        >
          <IconPlus size={18} stroke={1.75} aria-hidden="true" />
          {t('plan.free', { minutes: left, time: addClockMinutes(start, total) })}
        </button>
      ) : null}
      <p className={styles.endLine} data-figures="">
        {t('plan.end_line', { time: end })}
      </p>
    </div>
  )
}

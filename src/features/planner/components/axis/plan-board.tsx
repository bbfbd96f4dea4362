import { useLayoutEffect, useRef } from 'react'
import { computeTimeAxis } from '../../model/board/time-axis'
import { usePlanner } from '../planner-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './axis.module.css'
import { FreeTime } from './free-time'
import { KeyFocus } from './key-focus'
import { PhaseSection } from './phase-section'

/** The session from its first minute to the last on one vertical axis of time. */
export function PlanBoard() {
  const { plan, start, planned } = usePlanner()
  const focused = useRef<string | null>(null)
  const axis = computeTimeAxis(plan, start, planned)
  const total = axis.reduce((sum, { minutes }) => sum + minutes, 0)

  // a block that changes its phase is drawn anew there: whoever moved it by key goes along
  useLayoutEffect(() => {
    const key = focused.current
    if (key === null) return
    focused.current = null
    document.getElementById(`block-${key}`)?.focus({ preventScroll: false })
  }, [plan])

  return (
    <KeyFocus value={(key) => (focused.current = key)}>
      <div className={`${layout.flex} ${layout.gap3} ${layout.relative} ${styles.board}`}>
        {axis.map((part) => (
          <PhaseSection key={part.phase} part={part} />
        ))}
        <FreeTime total={total} />
      </div>
    </KeyFocus>
  )
}

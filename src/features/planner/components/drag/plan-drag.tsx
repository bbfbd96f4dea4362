import { useEffect, useRef, type PointerEvent, type ReactNode } from 'react'
import { addClockMinutes } from '@/lib/time/wall-clock'
import type { ExerciseCardData } from '@/features/exercises/model/exercise'
import type { Place } from '../../model/board/plan-moves'
import { computeStartAt } from '../../model/board/time-axis'
import { usePlanText } from '../../widgets/use-plan-text'
import { usePlanner } from '../planner-context'
import { beginDrag, type DragSource } from './begin-drag'
import { DragContext, type DragStarters } from './drag-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './plan-drag.module.css'

/** A press on one of these means the thing itself; a button with a grip can be dragged too. */
const ownUse =
  'button:not([data-grip]), input, textarea, a, select, [role="menu"], [role="dialog"], [data-edge]'

interface PlanDragProps {
  className?: string
  children: ReactNode
}

/** The ground on which blocks and exercises are dragged, with the ghost and the line that show where. */
export function PlanDrag({ className, children }: PlanDragProps) {
  const { plan, start, moves } = usePlanner()
  const { blockTitle } = usePlanText()
  const ground = useRef<HTMLDivElement>(null)
  const ghost = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const isDragging = useRef<() => boolean>(() => false)

  useEffect(() => {
    const area = ground.current
    // there from the beginning and not passive: Safari asks nobody who comes later
    const wait = (event: Event) => {
      if (isDragging.current() && event.cancelable) event.preventDefault()
    }
    area?.addEventListener('touchmove', wait, { passive: false })
    return () => area?.removeEventListener('touchmove', wait)
  }, [])

  function begin(event: PointerEvent<HTMLElement>, source: DragSource, drop: (at: Place) => void) {
    const { target, nativeEvent } = event
    if (event.button !== 0 || (target instanceof Element && target.closest(ownUse))) return
    if (!ground.current || !ghost.current || !line.current) return
    isDragging.current = beginDrag(nativeEvent, source, {
      board: ground.current,
      ghost: ghost.current,
      line: line.current,
      clockAt: (place) => addClockMinutes(start, computeStartAt(plan, place, source.key)),
      onDrop: drop,
    })
  }

  const starters: DragStarters = {
    block: (event, block) => {
      const { key } = block
      const source = { key, title: blockTitle(block), element: event.currentTarget }
      begin(event, source, (place) => moves.move(key, place))
    },
    exercise: (event, exercise: ExerciseCardData) => {
      const source = { key: null, title: exercise.title, element: event.currentTarget }
      begin(event, source, (place) => moves.addAt(exercise, place))
    },
  }

  return (
    <DragContext value={starters}>
      <div ref={ground} className={className}>
        {children}
      </div>
      <div ref={line} className={styles.line} hidden aria-hidden="true" />
      <div
        ref={ghost}
        className={`${layout.medium} ${layout.flex} ${layout.gap3} ${styles.ghost}`}
        hidden
        aria-hidden="true"
      >
        <span />
        <b data-figures="" />
      </div>
    </DragContext>
  )
}

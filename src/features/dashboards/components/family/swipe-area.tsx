import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'
import { findNeighbour } from '../../model/family/swipe'
import styles from './family.module.css'
import { useSwipe } from './use-swipe'

interface SwipeAreaProps {
  /** The children in the order of the chips. */
  ids: readonly string[]
  /** Empty for all of them. */
  chosenId: string
  onChoose: (id: string) => void
  children: ReactNode
}

/** A finger moved sideways over the content goes to the next child, as the chips do. */
export function SwipeArea({ ids, chosenId, onChoose, children }: SwipeAreaProps) {
  const ref = useSwipe<HTMLDivElement>({
    isOff: ids.length < 2,
    onSwipe: (step) => {
      const next = findNeighbour(ids, chosenId, step)
      if (next !== null) onChoose(next)
      return next !== null
    },
  })
  return (
    <div ref={ref} className={`${layout.stack4} ${styles.swipe}`}>
      {children}
    </div>
  )
}

import type { ReactNode } from 'react'
import layout from '@/shared/ui/layout.module.css'

/** As many cards side by side as fit; `narrow` ones stand in pairs on a phone. */
export function CardGrid({ isNarrow, children }: { isNarrow?: boolean; children: ReactNode }) {
  const least = isNarrow ? '8rem' : '15rem'
  return (
    <div
      className={layout.grid3}
      style={{ gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}), 1fr))` }}
    >
      {children}
    </div>
  )
}

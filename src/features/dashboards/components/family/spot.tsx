import type { ReactNode } from 'react'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { spots } from './jump'

interface SpotProps {
  name: Exclude<keyof typeof spots, 'answer'>
  children: ReactNode
}

/** A card the strip above leads to; it may be slow or fail without the rest. */
export function Spot({ name, children }: SpotProps) {
  return (
    <div data-spot={name} tabIndex={-1}>
      <QueryBoundary>{children}</QueryBoundary>
    </div>
  )
}

import type { ReactNode } from 'react'
import { useSession } from '@/features/session/api/session-store'
import layout from '@/shared/ui/layout.module.css'

/** A page of the shop; a visitor's frame leaves the edges to it. */
export function ShopColumn({ children }: { children: ReactNode }) {
  const isVisitor = !useSession()?.profile
  return (
    <div
      className={layout.stack4}
      style={
        isVisitor
          ? {
              padding: 'var(--space-5) var(--space-4) var(--space-8)',
              inlineSize: '100%',
              maxInlineSize: 1280,
              marginInline: 'auto',
            }
          : undefined
      }
    >
      {children}
    </div>
  )
}

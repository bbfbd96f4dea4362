import type { ReactNode } from 'react'
import { useParentSize } from '@visx/responsive'
import layout from '@/shared/ui/layout.module.css'

interface ChartFrameProps {
  height: number
  /** What the chosen point says. */
  caption: ReactNode
  children: (width: number) => ReactNode
}

/** As wide as its place, which it never widens; a line below says the chosen point in words. */
export function ChartFrame({ height, caption, children }: ChartFrameProps) {
  const { parentRef, width } = useParentSize({
    initialSize: { width: 320, height },
    debounceTime: 100,
  })
  const room = Math.max(220, width)
  return (
    <div className={layout.stack1}>
      <div
        ref={parentRef}
        className={layout.relative}
        style={{ blockSize: height, overflow: 'hidden' }}
      >
        <svg
          width={room}
          height={height}
          style={{ position: 'absolute', insetInlineStart: 0, fontFamily: 'inherit' }}
        >
          {children(room)}
        </svg>
      </div>
      <p className={layout.dim13} style={{ minBlockSize: '1.5em' }} aria-hidden="true">
        {caption}
      </p>
    </div>
  )
}

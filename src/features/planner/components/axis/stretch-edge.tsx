import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { addClockMinutes } from '@/lib/time/wall-clock'
import { useIsPhone } from '@/shared/hooks/use-is-phone'
import type { PlanBlock } from '../../model/plan'
import { beginStretch } from '../drag/begin-stretch'
import { usePlanner } from '../planner-context'
import layout from '@/shared/ui/layout.module.css'
import styles from './axis.module.css'
import { computeBlockHeight } from './block-size'

interface StretchEdgeProps {
  block: PlanBlock
  title: string
}

/** The lower edge of a block: drawn down it lasts longer. By key it is Shift and the arrows. */
export function StretchEdge({ block, title }: StretchEdgeProps) {
  const { t } = useTranslation('planner')
  const { times, zoom, moves } = usePlanner()
  const isPhone = useIsPhone()
  const badge = useRef<HTMLSpanElement>(null)
  const { key, minutes } = block
  return (
    <div
      className={`${layout.inside} ${styles.edge}`}
      data-edge=""
      title={t('plan.stretch', { title })}
      onPointerDown={(event) => {
        const card = event.currentTarget.closest<HTMLElement>('article')
        if (event.button !== 0 || !card || !badge.current) return
        event.preventDefault()
        beginStretch(event.nativeEvent, {
          card,
          badge: badge.current,
          minutes,
          pixelsPerMinute: zoom,
          heightOf: (wanted) => computeBlockHeight(wanted, zoom, isPhone),
          words: (wanted) =>
            t('plan.until', {
              minutes: wanted,
              time: addClockMinutes(times[key] ?? '00:00', wanted),
            }),
          onEnd: (wanted) => moves.stretch(key, wanted),
        })
      }}
    >
      <span
        ref={badge}
        className={`${layout.medium} ${layout.inside} ${layout.roundControl} ${styles.badge}`}
        data-figures=""
      />
    </div>
  )
}

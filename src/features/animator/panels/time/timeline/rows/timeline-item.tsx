import { useRef, type CSSProperties, type ReactNode } from 'react'
import type { Item } from '../items/items'
import { stillPress } from '../time-drag'
import { useTimeline } from '../timeline-context'

interface TimelineItemProps {
  item: Item
  label: string
  className?: string
  style?: CSSProperties
  /** How it looks, for the style sheet. */
  look?: string
  isAlarming?: boolean
  /** Besides selecting: a press without a drag, Enter or Space. */
  onPress?: () => void
  /** For what opens something. */
  isExpanded?: boolean
  children?: ReactNode
}

/** One thing on the timeline: reached by keyboard, selected by pressing, dragged in time. */
export function TimelineItem(props: TimelineItemProps) {
  const { item, label, className, style, look, isAlarming, onPress, isExpanded, children } = props
  const { active, chosen, activate, choose, drag } = useTimeline()
  const pressed = useRef(0)
  const isChosen = chosen.has(item.of)
  return (
    <button
      type="button"
      className={className}
      style={style}
      data-item={item.id}
      data-look={look}
      data-alarm={isAlarming || undefined}
      aria-label={label}
      aria-pressed={isExpanded === undefined ? isChosen : undefined}
      aria-expanded={isExpanded}
      aria-haspopup={isExpanded === undefined ? undefined : 'dialog'}
      tabIndex={active === item.id ? 0 : -1}
      onFocus={() => {
        if (active !== item.id) activate(item)
      }}
      onPointerDown={(event) => {
        event.stopPropagation()
        const adds = event.shiftKey || event.ctrlKey || event.metaKey
        if (adds || !isChosen) choose(item, adds)
        pressed.current = event.clientX
        if (item.kind !== 'lane') drag(event, item)
      }}
      onClick={(event) => {
        // a press has chosen it already; what comes here without one is Enter or Space
        if (event.detail === 0) choose(item, event.shiftKey || event.ctrlKey || event.metaKey)
        if (event.detail === 0 || Math.abs(event.clientX - pressed.current) < stillPress)
          onPress?.()
      }}
    >
      {children}
    </button>
  )
}

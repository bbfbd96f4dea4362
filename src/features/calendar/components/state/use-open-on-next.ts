import { useEffect, useRef, type RefObject } from 'react'
import type { CalendarRef } from '@fullcalendar/react'
import { computeScrollTime, findNextEvent } from '../../model/find-next-event'

interface Shown {
  calendar: RefObject<CalendarRef | null>
  frame: RefObject<HTMLElement | null>
  events: readonly { id: string; start: string; end: string }[]
  /** The library's name of the view. */
  type: string
  /** The first day of the period shown. */
  from: string
  isPresent: boolean
  /** `YYYY-MM-DDTHH:mm:00` on the calendar's clock. */
  wallNow: string
}

/** Brings what is next into view, once for each period: who scrolls on afterwards is left alone. */
export function useOpenOnNext({ calendar, frame, events, type, from, isPresent, wallNow }: Shown) {
  const opened = useRef('')

  useEffect(() => {
    const period = `${type} ${from}`
    if (opened.current === period || events.length === 0) return
    opened.current = period
    if (type === 'timeGridWeek') {
      const time = computeScrollTime(events, wallNow, isPresent)
      if (time) calendar.current?.getApi().scrollToTime(time)
      return
    }
    const next = isPresent ? findNextEvent(events, wallNow) : null
    const row = next && frame.current?.querySelector(`[data-session="${CSS.escape(next.id)}"]`)
    if (row && row.getBoundingClientRect().bottom > window.innerHeight * visibleShare) {
      row.scrollIntoView({ block: 'center' })
    }
  })
}

/** Below this share of the window a phone's tab bar may cover a row. */
const visibleShare = 0.85

import { useEffect, useRef } from 'react'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { calendarSchema, type CalendarState } from '../model/calendar-address'
import { shiftDate } from '../model/calendar-period'

/**
 * View, day and teams in the address. Two quick clicks both count: the second builds on the first
 * even where the address has not followed yet.
 */
export function useCalendarState() {
  const [state, patchAddress] = useUrlState(calendarSchema)
  const latest = useRef(state)
  const address = JSON.stringify(state)

  useEffect(() => {
    latest.current = calendarSchema.parse(JSON.parse(address))
  }, [address])

  function patch(changes: Partial<CalendarState>): void {
    latest.current = { ...latest.current, ...changes }
    patchAddress(latest.current)
  }

  /** Periods forth or back; `today` where the address names no day. */
  function step(steps: number, today: string): void {
    const { view, date } = latest.current
    patch({ date: shiftDate(view, date || today, steps) })
  }

  return { state, patch, step }
}

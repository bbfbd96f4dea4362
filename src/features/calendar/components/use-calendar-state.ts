import { useUrlState } from '@/shared/hooks/use-url-state'
import { calendarSchema } from '../model/calendar-address'
import { shiftDate } from '../model/calendar-period'

/** View, day and teams in the address, and the way forth and back. */
export function useCalendarState() {
  const [state, patch] = useUrlState(calendarSchema)

  /** Periods forth or back; `today` where the address names no day. */
  function step(steps: number, today: string): void {
    patch(({ view, date }) => ({ date: shiftDate(view, date || today, steps) }))
  }

  return { state, patch, step }
}

import { useUrlState } from '@/shared/hooks/use-url-state'
import { calendarSchema, type CalendarState, type CalendarView } from '../../model/calendar-address'
import { shiftDate } from '../../model/calendar-period'

/** View, day and teams in the address, and the way forth and back; `choose` names the view that is shown. */
export function useCalendarState(choose: (view: CalendarState['view']) => CalendarView) {
  const [stored, patch] = useUrlState(calendarSchema)
  const state = { ...stored, view: choose(stored.view) }

  /** Periods forth or back; `today` where the address names no day. */
  function movePeriod(steps: number, today: string): void {
    patch(({ view, date }) => ({ date: shiftDate(choose(view), date || today, steps) }))
  }

  return { state, patch, step: movePeriod }
}

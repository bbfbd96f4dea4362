/** What a calendar keeps in its address: view, day, teams. */
import { z } from 'zod'

export const calendarViews = ['week', 'month', 'agenda'] as const
/** A season fits a list of matches; of trainings it would be too long. */
export const matchViews = ['month', 'week', 'agenda', 'season'] as const
export type CalendarView = (typeof matchViews)[number]

export const calendarSchema = z.object({
  /** Empty for what the calendar opens on. */
  view: z.enum(['', ...matchViews]).default(''),
  /** Any day of the period shown, `YYYY-MM-DD`; empty for today. */
  date: z.union([z.literal(''), z.iso.date()]).default(''),
  /** Only these teams; empty for all that may be shown. */
  teams: z.array(z.string().max(40)).max(50).default([]),
  /** Staff: every team of the school instead of one's own. */
  school: z.boolean().default(false),
  /** A family's calendar: only this child; empty for all of them. */
  child: z.string().max(40).default(''),
})

export type CalendarState = z.output<typeof calendarSchema>

/** A family's phone lists what comes from today on instead of the week, whose dates may all be over. */
export function chooseView(view: CalendarState['view'], isAgendaFirst: boolean): CalendarView {
  if (view === 'month' || view === 'agenda') return view
  return isAgendaFirst ? 'agenda' : 'week'
}

/** Matches open on the month, on a phone on what comes next. */
export function chooseMatchView(view: CalendarState['view'], isPhone: boolean): CalendarView {
  return view || (isPhone ? 'agenda' : 'month')
}

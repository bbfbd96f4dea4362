/** What the training calendar keeps in its address: view, day, teams. */
import { z } from 'zod'

export const calendarViews = ['week', 'month', 'agenda'] as const
export type CalendarView = (typeof calendarViews)[number]

export const calendarSchema = z.object({
  view: z.enum(calendarViews).default('week'),
  /** Any day of the period shown, `YYYY-MM-DD`; empty for today. */
  date: z.union([z.literal(''), z.iso.date()]).default(''),
  /** Only these teams; empty for all that may be shown. */
  teams: z.array(z.string().max(40)).max(50).default([]),
  /** Staff: every team of the school instead of one's own. */
  school: z.boolean().default(false),
})

export type CalendarState = z.output<typeof calendarSchema>

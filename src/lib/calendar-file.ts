/** Calendar files (.ics) in the browser, written as the feed writes them: one format, one writer. */
export { writeCalendar, type CalendarEvent } from '../../supabase/functions/_shared/ics'

/** Calendar dates as the three languages write them. */

type DateStyle = 'day' | 'day_long' | 'date' | 'weekday'

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  day_long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { dateStyle: 'medium' },
  weekday: { weekday: 'long' },
}

/** A calendar day such as "Tue, 24 Nov"; `date` is `YYYY-MM-DD`. */
export function formatDay(date: string, locale: string, style: DateStyle = 'day'): string {
  return new Intl.DateTimeFormat(toRegion(locale), { ...styles[style], timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )
}

/** English in Europe writes the day before the month. */
function toRegion(locale: string): string {
  return locale === 'en' ? 'en-GB' : locale
}

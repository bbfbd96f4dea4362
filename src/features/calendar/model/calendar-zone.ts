/** The clock the calendar's days and its "now" go by. */

interface OfSchool {
  school: { time_zone: string }
}

/** That of one's own school; without any team the browser's. IANA name. */
export function calendarZone(mine: readonly OfSchool[], readable: readonly OfSchool[]): string {
  const team = mine[0] ?? readable[0]
  return team?.school.time_zone ?? browserZone()
}

/** Where the reader's own clock is. IANA name. */
export function browserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

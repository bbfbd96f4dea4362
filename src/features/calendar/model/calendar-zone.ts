/** The clock the calendar's days and its "now" go by. */

interface OfSchool {
  school: { time_zone: string }
}

/** That of one's own school; without any team the browser's. IANA name. */
export function chooseCalendarZone(
  mine: readonly OfSchool[],
  readable: readonly OfSchool[],
): string {
  const team = mine[0] ?? readable[0]
  return team?.school.time_zone ?? getBrowserZone()
}

/** Where the reader's own clock is. IANA name. */
export function getBrowserZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

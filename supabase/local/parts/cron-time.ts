/** The five fields of a cron schedule: minute, hour, day of month, month, day of week; times are UTC as in pg_cron. */

export function isDue(schedule: string, now: Date): boolean {
  const fields = schedule.trim().split(/\s+/)
  if (fields.length !== 5) return false
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields
  return (
    fits(minute, now.getUTCMinutes()) &&
    fits(hour, now.getUTCHours()) &&
    fits(day, now.getUTCDate()) &&
    fits(month, now.getUTCMonth() + 1) &&
    (fits(weekday, now.getUTCDay()) || (now.getUTCDay() === 0 && fits(weekday, 7)))
  )
}

function fits(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const [range = '', step = '1'] = part.split('/')
    const [from, to = part.includes('/') ? Infinity : from] =
      range === '*' ? [0, Infinity] : range.split('-').map(Number)
    if (from === undefined || to === undefined) return false
    return value >= from && value <= to && (value - from) % Number(step) === 0
  })
}

/** The five fields of a cron schedule: minute, hour, day of month, month, day of week; times are UTC as in pg_cron. */

export function isDue(schedule: string, now: Date): boolean {
  const fields = schedule.trim().split(/\s+/)
  if (fields.length !== 5) return false
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = fields
  return (
    isMatch(minute, now.getUTCMinutes()) &&
    isMatch(hour, now.getUTCHours()) &&
    isMatch(day, now.getUTCDate()) &&
    isMatch(month, now.getUTCMonth() + 1) &&
    (isMatch(weekday, now.getUTCDay()) || (now.getUTCDay() === 0 && isMatch(weekday, 7)))
  )
}

function isMatch(field: string, value: number): boolean {
  return field.split(',').some((part) => {
    const [range = '', step = '1'] = part.split('/')
    const [from, to = part.includes('/') ? Infinity : from] =
      range === '*' ? [0, Infinity] : range.split('-').map(Number)
    if (from === undefined || to === undefined) return false
    return value >= from && value <= to && (value - from) % Number(step) === 0
  })
}

/** Reads a time of day the way people type it. */

/** `18:30`, `18.30`, `1830`, `18`, `6:30 pm`, `18 Uhr`. Answers `HH:mm`, or null when it is no time. */
export function parseTypedTime(text: string): string | null {
  const match = /^(\d{1,2})(?:\s*[:.,h]?\s*(\d{2}))?\s*(am|pm|uhr|ч\.?|h)?$/i.exec(text.trim())
  if (!match) return null
  const minutes = Number(match[2] ?? 0)
  const hours = applyHalf(Number(match[1]), match[3]?.toLowerCase())
  if (hours > 23 || minutes > 59) return null
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** Every time of the day at equal steps, from midnight. */
export function listTimesOfDay(stepMinutes: number): string[] {
  return Array.from({ length: Math.ceil(1440 / stepMinutes) }, (_, index) => {
    const minute = index * stepMinutes
    const hours = String(Math.floor(minute / 60)).padStart(2, '0')
    return `${hours}:${String(minute % 60).padStart(2, '0')}`
  })
}

function applyHalf(hours: number, half: string | undefined): number {
  if (half === 'pm' && hours < 12) return hours + 12
  if (half === 'am' && hours === 12) return 0
  return hours
}

/** The hours the week shows: the usual ones of a club, more when a session lies outside. */

interface Timed {
  /** `YYYY-MM-DDTHH:mm:00` */
  start: string
  end: string
}

const usual = { from: 8, to: 22 }

/** Whole hours, `to` exclusive; over midnight the day shows until its end. */
export function computeDayHours(events: readonly Timed[]): {
  slotMinTime: string
  slotMaxTime: string
} {
  let { from, to } = usual
  for (const { start, end } of events) {
    const isOvernight = start.slice(0, 10) !== end.slice(0, 10)
    from = Math.min(from, getHour(start))
    to = Math.max(to, isOvernight ? 24 : getHour(end) + Number(end.slice(14, 16) !== '00'))
  }
  return { slotMinTime: formatHour(from), slotMaxTime: formatHour(to) }
}

function getHour(wall: string): number {
  return Number(wall.slice(11, 13))
}

function formatHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00:00`
}

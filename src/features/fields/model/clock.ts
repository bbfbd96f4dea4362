/** Minutes of a day and clock texts: `HH:mm`, where the end of the day is `24:00`. */

export const dayMinutes = 24 * 60
/** What dragging and arrow keys snap to, in minutes. */
export const snapMinutes = 15

export function toMinutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute
}

export function formatClock(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, '0')).join(':')
}

export function snapMinutesToGrid(minutes: number): number {
  return Math.round(minutes / snapMinutes) * snapMinutes
}

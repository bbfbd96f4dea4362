/** None of these names is a fault. */
export interface AttendanceSheet {
  practice_type: string
}

export type PracticeType = AttendanceSheet['practice_type']

export const days = [1, 2]

export function useDays() {
  return days.map((day) => day + 1)
}

export function toMinutes(hours: number) {
  const isLong = hours > 2
  const evening = isLong ? 1 : 0
  return distance(hours * 60, evening)
}

export function distance(from: number, to: number) {
  return Math.abs(to - from)
}

declare global {
  interface Window {
    startedAt?: number
  }
}

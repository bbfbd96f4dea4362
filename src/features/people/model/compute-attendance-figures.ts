/** How often a player came: excused and injured trainings do not count against anybody. */

type Status = 'present' | 'late' | 'excused' | 'absent' | 'injured'

/** `rate` from 0 to 1, null before there is a training that counts. */
export function computeAttendanceFigures(records: readonly { status: Status | null }[]): {
  came: number
  counted: number
  rate: number | null
} {
  const came = records.filter(({ status }) => status === 'present' || status === 'late').length
  const absent = records.filter(({ status }) => status === 'absent').length
  const counted = came + absent
  return { came, counted, rate: counted === 0 ? null : came / counted }
}

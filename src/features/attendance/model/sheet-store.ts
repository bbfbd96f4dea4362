/** Attendance sheets as they were last seen on this device, to go on without a connection. */
import { z } from 'zod'
import type { DeviceStore } from '@/lib/device/device-storage'
import { deviceEntries } from '@/lib/device/registry'
import { attendanceSheetSchema, type AttendanceSheet } from './attendance-sheet'

const prefix = 'attendance-sheet:'
const storedSheet = z.object({ v: z.literal(1), evening: attendanceSheetSchema })

/** The words families wrote may be about health: they are not kept on the device. */
export function writeAttendanceSheet(
  store: Pick<DeviceStore, 'setItem'>,
  userId: string,
  evening: AttendanceSheet,
): void {
  const rows = evening.rows.map((row) => ({
    ...row,
    answer_reason: null,
    answer_note: null,
  }))
  try {
    store.setItem(
      `${prefix}${userId}:${evening.training.id}`,
      JSON.stringify({ v: 1, evening: { ...evening, rows } }),
    )
  } catch {
    // A browser that refuses shows the sheet while there is a connection.
  }
}

/** The sheet as it was last seen here; null when there is none, or one that is too old. */
export function readAttendanceSheet(
  store: Pick<DeviceStore, 'getItem'>,
  userId: string,
  trainingId: string,
  now: number,
): AttendanceSheet | null {
  try {
    const text = store.getItem(`${prefix}${userId}:${trainingId}`)
    const stored = storedSheet.safeParse(JSON.parse(text ?? 'null'))
    return stored.success && isFresh(stored.data.evening, now) ? stored.data.evening : null
  } catch {
    return null
  }
}

/** Removes sheets that are too old or belong to somebody else. */
export function removeOtherSheets(store: DeviceStore, userId: string, now: number): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  for (const key of keys) {
    if (!key.startsWith(prefix)) continue
    const [owner = '', trainingId = ''] = key.slice(prefix.length).split(':')
    const isKept = owner === userId && readAttendanceSheet(store, owner, trainingId, now) !== null
    if (!isKept) store.removeItem(key)
  }
}

function isFresh({ fetched_at }: AttendanceSheet, now: number): boolean {
  return now - fetched_at < deviceEntries.attendance_sheet.keepDays * 24 * 3_600_000
}

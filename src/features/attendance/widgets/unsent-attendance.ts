/** Attendance that waits on this device, for the question before a person signs out. */
import { openDeviceStore } from '@/lib/device/device-storage'
import { createOutboxKey, readOutbox, listTrainingsToSend } from '../model/outbox-store'
import { readAttendanceSheet } from '../model/sheet-store'
import { getOutbox } from '../api/attendance-outbox'

export interface UnsentAttendance {
  trainingId: string
  /** Null when the sheet is not on this device any more. */
  team: string | null
  /** Entries of this training that the database does not have. */
  count: number
}

export function listUnsentAttendance(userId: string): UnsentAttendance[] {
  const outboxes = openDeviceStore('attendance_outbox')
  const sheets = openDeviceStore('attendance_sheet')
  return listTrainingsToSend(outboxes, userId).flatMap((trainingId) => {
    const box = readOutbox(outboxes, createOutboxKey(userId, trainingId))
    const count = box ? box.marks.length + box.conflicts.length : 0
    const sheet = readAttendanceSheet(sheets, userId, trainingId, Date.now())
    return count > 0 ? [{ trainingId, team: sheet?.training.team.name ?? null, count }] : []
  })
}

/** Tries to send all of it now; what is still unsent afterwards is answered. */
export async function sendUnsentAttendance(userId: string): Promise<UnsentAttendance[]> {
  for (const { trainingId } of listUnsentAttendance(userId)) {
    await getOutbox(userId, trainingId).flush()
  }
  return listUnsentAttendance(userId)
}

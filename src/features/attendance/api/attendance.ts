/** The list of a training: who is expected, who came, how it was; also without a connection. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { fetchStaffedTeamIds } from '@/features/teams/api/staff-rows'
import { toAppError } from '@/lib/errors'
import { isUnreachable } from '@/lib/query/recall'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { openDeviceStore } from '@/lib/device/device-storage'
import { sheetRowSchema } from '../model/attendance'
import type { AttendanceSheet } from '../model/attendance-sheet'
import { canRecordAttendance } from '../model/list-opening'
import { readAttendanceSheet, removeOtherSheets, writeAttendanceSheet } from '../model/sheet-store'
import { fetchSessionReview } from './staff-notes'
import { fetchTrainingHead } from '@/features/teams/api/training-rows'
import { fetchReviews } from './attendance-records'

const sheets = openDeviceStore('attendance_sheet')
const rowsSchema = z.array(sheetRowSchema)

const closedBy: Record<string, AttendanceSheet['access']> = {
  too_early: 'too_early',
  training_cancelled: 'cancelled',
  not_staff_of_team: 'not_staff',
}

/** Why there is no list to ask for; null when there is one. An owner keeps none by office. */
function getClosedReason(
  training: AttendanceSheet['training'],
  isStaff: boolean,
  now: number,
): Exclude<AttendanceSheet['access'], 'open'> | null {
  if (training.status === 'cancelled') return 'cancelled'
  if (!canRecordAttendance(training, now)) return 'too_early'
  return isStaff ? null : 'not_staff'
}

/** Opening the list creates the missing rows of the squad; a refusal says why there is none. */
async function openList(trainingId: string, signal: AbortSignal) {
  const client = await getDb()
  try {
    const answer = await unwrap(
      client.rpc('open_attendance', { p_training_id: trainingId }).abortSignal(signal),
    )
    return { access: 'open' as const, rows: rowsSchema.parse(answer) }
  } catch (thrown) {
    const access = closedBy[toAppError(thrown).detail ?? '']
    if (!access) throw thrown
    return { access, rows: [] }
  }
}

async function fetchAttendanceSheet(
  userId: string,
  trainingId: string,
  signal: AbortSignal,
): Promise<AttendanceSheet> {
  const [training, staffed] = await Promise.all([
    fetchTrainingHead(trainingId, signal),
    fetchStaffedTeamIds(userId, signal),
  ])
  const now = Date.now()
  const isStaff = staffed.includes(training.team_id)
  const access = getClosedReason(training, isStaff, now)
  if (access) return { training, access, rows: [], reviews: [], session: null, fetched_at: now }
  const [list, reviews, session] = await Promise.all([
    openList(trainingId, signal),
    fetchReviews(trainingId, signal),
    fetchSessionReview(trainingId, signal),
  ])
  return { training, ...list, reviews, session, fetched_at: now }
}

/** Without a connection the list as it was last seen on this device, if it was. */
async function fetchNewestSheet(userId: string, trainingId: string, signal: AbortSignal) {
  removeOtherSheets(sheets, userId, Date.now())
  try {
    const evening = await fetchAttendanceSheet(userId, trainingId, signal)
    if (evening.access === 'open') writeAttendanceSheet(sheets, userId, evening)
    return { evening, isKept: false }
  } catch (thrown) {
    const kept = isUnreachable(thrown)
      ? readAttendanceSheet(sheets, userId, trainingId, Date.now())
      : null
    if (!kept) throw thrown
    return { evening: kept, isKept: true }
  }
}

export type NewestSheet = Awaited<ReturnType<typeof fetchNewestSheet>>

export const attendanceQueries = {
  all: () => ['training', 'attendance'] as const,
  evening: (userId: string, trainingId: string) =>
    queryOptions({
      queryKey: [...attendanceQueries.all(), 'evening', userId, trainingId],
      meta: {
        reads: [
          'trainings',
          'team_staff',
          'attendance',
          'training_reviews',
          'training_staff_notes',
          'squad_members',
          'players',
          'absences',
        ],
      },
      queryFn: ({ signal }) => fetchNewestSheet(userId, trainingId, signal),
      networkMode: 'always',
      // two coaches, two phones: looking at it again asks again
      staleTime: 10_000,
      refetchOnReconnect: 'always',
    }),
}

export function useAttendanceSheetQuery(userId: string, trainingId: string) {
  return useQuery(attendanceQueries.evening(userId, trainingId))
}

/** The sessions of the coming week on this device, so that they open where there is no network. */
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { attendanceQueries } from '@/features/attendance/api/attendance'
import { figureQueries } from '@/features/attendance/api/attendance-figures'
import { answerQueries } from '@/features/attendance/api/training-answers'
import { canRecordAttendance } from '@/features/attendance/model/list-opening'
import { trainingQueries, type TrainingRow } from '@/features/planner/api/trainings'
import { teamCoachQueries } from '@/features/teams/api/family-coaches'
import { loadVisitor } from '@/features/teams/api/visitor'
import { isFamily } from '@/features/teams/model/training-scope'
import { trainingGroundQueries } from '@/features/training/api/training-ground'
import { queryClient } from '@/lib/query/query-client'
import { href, paths } from '@/lib/router/paths'

const hourMs = 3_600_000
/** Who came is often written down after the session. */
const behindMs = 12 * hourMs
const aheadMs = 7 * 24 * hourMs
/** What was asked for so recently, also by an earlier visit, is not asked for again. */
const freshMs = hourMs / 4

interface PreserveWeekOptions {
  /** Waited for at first and before each session; false ends it. */
  shouldGoOn: () => Promise<boolean>
  /** Fetches code and texts of an address. */
  fetchFiles: (address: string) => Promise<void>
}

/**
 * Asks for what the page of each session shows, and of those of today for the attendance sheet; what comes is kept
 * as every such answer is.
 */
export async function preserveWeek({ shouldGoOn, fetchFiles }: PreserveWeekOptions): Promise<void> {
  const { session, role, teams, isStaff } = await loadVisitor()
  if (!session || teams.length === 0 || (!isStaff && !isFamily(role))) return
  if (!(await shouldGoOn())) return
  const userId = session.user.id
  const now = Date.now()
  const sessions = await queryClient.fetchQuery(
    trainingQueries.range(
      teams.map(({ id }) => id),
      new Date(now - behindMs).toISOString(),
      new Date(now + aheadMs).toISOString(),
    ),
  )
  for (const training of sessions) {
    if (!(await shouldGoOn())) return
    const { id, team_id: teamId } = training
    await prefetchUnlessFresh(trainingQueries.details(id))
    if (isStaff) {
      await fetchFiles(href(paths.trainings.live, { trainingId: id }))
      await prefetchUnlessFresh(figureQueries.staffed(userId))
      if (!hasSheet(userId, training, now)) continue
      await fetchFiles(href(paths.trainings.attendance, { trainingId: id }))
      await prefetchUnlessFresh(attendanceQueries.evening(userId, id))
      await prefetchUnlessFresh(figureQueries.evening(id))
    } else {
      await prefetchUnlessFresh(answerQueries.of(userId, teamId, id))
      await prefetchUnlessFresh(trainingGroundQueries.of(id))
      await prefetchUnlessFresh(teamCoachQueries.of([teamId]))
    }
  }
}

/** Of a team whose staff the person is, from its day on. */
function hasSheet(userId: string, training: TrainingRow, now: number): boolean {
  const staffed = queryClient.getQueryData(figureQueries.staffed(userId).queryKey) ?? []
  return staffed.includes(training.team_id) && canRecordAttendance(training, now)
}

async function prefetchUnlessFresh<Answer, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Promise<void> {
  const savedAt = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? 0
  if (Date.now() - savedAt > freshMs) await queryClient.prefetchQuery(options)
}

import { useSession } from '@/features/session/api/session-store'
import { useStaffedTeams } from '../api/attendance-figures'
import { canRecordAttendance } from '../model/list-opening'
import type { TrainingStatus } from '@/features/teams/model/training-state'
import { useNow } from '@/lib/time/use-now'

interface Scheduled {
  starts_at: string
  status: TrainingStatus
  team_id: string
  team: { school: { time_zone: string } }
}

/** Whether this person keeps a training's list now: staff of its team, from its day on. */
export function useCanRecordAttendance(): (training: Scheduled) => boolean {
  const session = useSession()
  const now = useNow()
  const role = session?.profile?.role
  const isStaff = role === 'coach' || role === 'owner'
  const { data: teamIds = [] } = useStaffedTeams(session?.user.id ?? '', isStaff)
  return (training) =>
    isStaff && teamIds.includes(training.team_id) && canRecordAttendance(training, now)
}

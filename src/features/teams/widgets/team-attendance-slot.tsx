import { lazy, Suspense, type ComponentType } from 'react'
import { ListSkeleton } from '@/shared/ui/states/skeletons'

export interface TeamAttendanceProps {
  teamId: string
  /** Start of what counts, an instant in ISO: the season. */
  from: string
}

type LoadAttendance = () => Promise<ComponentType<TeamAttendanceProps>>

let load: LoadAttendance | null = null

/** The app says where attendance comes from: trainings belong to a higher tier (ADR 20). */
export function installTeamAttendance(loader: LoadAttendance): void {
  load = loader
}

const Attendance = lazy(async () => {
  if (!load) throw new Error('No team attendance is installed')
  return { default: await load() }
})

/** Who comes how often, in the words of the training feature. */
export function TeamAttendanceSlot(props: TeamAttendanceProps) {
  return (
    <Suspense fallback={<ListSkeleton rows={8} />}>
      <Attendance {...props} />
    </Suspense>
  )
}

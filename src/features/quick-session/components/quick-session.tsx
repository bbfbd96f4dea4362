import type { Team } from '@/features/teams/api/teams'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import layout from '@/shared/ui/layout.module.css'
import { QuickControls } from './quick-controls'
import { QuickTrainingView } from './quick-training'
import styles from './quick.module.css'
import { useQuickSlot } from './use-quick-slot'

/** The training above, the finished session below: there at once, and made anew with every change. */
export function QuickSession({ teams }: { teams: readonly Team[] }) {
  const evening = useQuickSlot(teams)
  if (!evening) return null
  return (
    <div className={`${layout.stack4} ${styles.page}`}>
      <QuickControls teams={teams} evening={evening} />
      <QueryBoundary>
        <QuickTrainingView key={evening.team.id} evening={evening} />
      </QueryBoundary>
    </div>
  )
}

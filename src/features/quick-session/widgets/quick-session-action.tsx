import { QuickSessionLink } from '@/features/planner/widgets/quick-session-link'

/** The dashboard's way to a finished session: one click to the next training without a plan. */
export function QuickSessionAction() {
  return <QuickSessionLink />
}

import { useSession } from '@/features/session/api/session-store'
import type { TeamDetails } from '../api/team'
import type { StaffMember } from '../api/staff'
import { getTeamAccess, type TeamAccess } from '../model/access'

/** What the person is offered on the page of a team; what is allowed the database says. */
export function useTeamAccess(
  team: Pick<TeamDetails, 'school_id'>,
  staff: readonly Pick<StaffMember, 'user_id'>[],
): TeamAccess {
  return getTeamAccess(useSession(), team, staff)
}

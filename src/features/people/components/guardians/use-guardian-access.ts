import { guardianRights, listRightsToGive, type GuardianRight } from '../../model/guardian-right'
import type { GuardianLink } from '../../api/guardians'
import { usePeopleAccess } from '../use-people-access'

/** What the reader may do about the guardians of a child; the database has the last word. */
export function useGuardianAccess(links: readonly GuardianLink[]) {
  const { userId, role } = usePeopleAccess()
  const mine = links.find(({ guardian_id }) => guardian_id === userId)
  const given = listRightsToGive(mine)
  const hasDecider = links.some((link) => link.is_trusted && link.can_consent)
  return {
    mine,
    /** What a guardian who may consent passes on when adding another one. */
    given,
    /** Rights to give or take on a link of somebody else; none where the reader has no word. */
    rightsOn: (link: GuardianLink): readonly GuardianRight[] => {
      if (link.guardian_id === userId || link.status !== 'active' || !link.accepted_at) return []
      if (given.length > 0) return given
      const mayConfirm = role === 'admin' && link.asked_by !== userId
      return mayConfirm && (link.is_trusted || !hasDecider) ? guardianRights : []
    },
    /** A guardian objects to whoever came later. */
    mayObjectTo: (link: GuardianLink): boolean =>
      link.guardian_id !== userId &&
      (link.status === 'active' || link.status === 'pending') &&
      mine?.is_trusted === true &&
      (link.confirmed_at === null || (mine.confirmed_at ?? '') < link.confirmed_at),
  }
}

import { getCurrentLocale } from '@/lib/i18n/setup'
import { showToast } from '@/lib/toast'
import { useInvite } from '../../api/invitations'
import type { PlayerValues } from '../../model/player-schema'

/** Invites one after the other; the player is saved already, so a failure is told and stops nothing. */
export function useInviteGuardians() {
  const { mutateAsync: invite } = useInvite()
  return async (
    schoolId: string,
    playerId: string,
    guardians: PlayerValues['guardians'],
  ): Promise<void> => {
    for (const { email, relationship } of guardians) {
      try {
        await invite({
          school_id: schoolId,
          email,
          role: 'parent',
          player_id: playerId,
          relationship,
          team_id: null,
          locale: getCurrentLocale(),
        })
      } catch {
        showToast('error', 'people:form.guardian_failed', { values: { email } })
      }
    }
  }
}

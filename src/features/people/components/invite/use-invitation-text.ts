import { useTranslation } from 'react-i18next'
import { useRoleName } from '@/features/session/widgets/use-role-name'
import { parseRole } from '@/features/session/model/session'
import type { OpenInvitation } from '../../api/invitations'
import { formatFullName } from '@/lib/person'

/** What somebody is invited for, in a line: "Parent (mother) of Ben Kaya", "Coach, U13". */
export function useInvitationText(): (invitation: OpenInvitation) => string {
  const { t } = useTranslation('people')
  const roleName = useRoleName()
  return ({ role, relationship, player, team }) => {
    const known = parseRole(role)
    const name = known ? roleName(known) : role
    if (player && relationship) {
      return t('invitations.of_child', {
        relationship: t(`relationships.${relationship}`),
        child: formatFullName(player),
      })
    }
    if (player) return t('invitations.for', { role: name, name: formatFullName(player) })
    return team ? t('invitations.for', { role: name, name: team.name }) : name
  }
}

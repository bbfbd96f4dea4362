import { useTranslation } from 'react-i18next'
import { useCoachTeams } from '../../api/coaches'
import { findClashes, listTeamsAtOnce, type Clash } from '../../model/find-clashes'
import type { Fixture } from '../../model/match-event'
import type { FamilyDates } from '@/features/attendance/widgets/family/use-family-dates'

/** What stands against a match in words: for staff pitches and coaches, for a family its children. */
export function useClashes(matches: readonly Fixture[], family: FamilyDates | null) {
  const { t } = useTranslation('calendar')
  const coaches = useCoachTeams(family ? [] : listTeamsAtOnce(matches))
  const children = family?.children.map(({ id, first_name, teams }) => ({
    id,
    name: first_name,
    teamIds: teams.map((team) => team.id),
  }))
  const clashes = findClashes(matches, children ?? coaches)

  function describe(clash: Clash): string | null {
    if (clash.kind === 'person') {
      const { name, team } = clash
      return t(family ? 'clash.child' : 'clash.coach', { name, team })
    }
    // pitches and plans are the coach's business
    if (family) return null
    if (clash.kind === 'pitch') return t('clash.pitch', { team: clash.team })
    return t('clash.team', { opponent: clash.opponent })
  }

  return (matchId: string): string | null =>
    clashes
      .get(matchId)
      ?.flatMap((clash) => describe(clash) ?? [])
      .join(' ') || null
}

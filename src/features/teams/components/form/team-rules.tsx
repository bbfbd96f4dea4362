import { useWatch } from 'react-hook-form'
import type { TeamInput } from '../../model/team-schema'
import { AgeRulesCard } from '../../widgets/age-rules-card'

/** What the association says about the chosen age and season; empty until both are chosen. */
export function TeamRules() {
  const [schoolId, ageGroup, season] = useWatch<TeamInput, ['school_id', 'age_group', 'season']>({
    name: ['school_id', 'age_group', 'season'],
  })
  return <AgeRulesCard frame={{ schoolId, ageGroup, season }} />
}

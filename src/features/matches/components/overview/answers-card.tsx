import { useTranslation } from 'react-i18next'
import { useSquad } from '@/features/teams/api/squad'
import { RemindMissing } from '@/features/teams/widgets/remind-missing'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { FactList } from '@/shared/ui/cards/fact-list'
import { useNow } from '@/lib/time/use-now'
import type { Match } from '../../api/matches'
import { useMatchSquad } from '../../api/match-squad'
import { countAnswers } from '../../model/squad-lines'

/** How many come, and asking again whoever is silent. */
export function AnswersCard({ match }: { match: Match }) {
  const { t } = useTranslation('matches/squad')
  const now = useNow()
  const rows = useMatchSquad(match.id)
  const { data: members } = useSquad(match.team_id)
  if (!members) return null
  const counts = countAnswers(rows, members)
  return (
    <SectionCard title={t('answers.title')}>
      <FactList
        facts={[
          { label: t('answers.yes'), value: counts.yes },
          { label: t('answers.maybe'), value: counts.maybe },
          { label: t('answers.no'), value: counts.no },
          { label: t('answers.open'), value: counts.open },
        ]}
      />
      <RemindMissing
        event={{ kind: 'match', id: match.id }}
        zone={match.team.school.time_zone}
        now={now}
      />
    </SectionCard>
  )
}

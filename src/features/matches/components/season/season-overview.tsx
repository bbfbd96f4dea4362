import { useTranslation } from 'react-i18next'
import type { TeamDetails } from '@/features/teams/api/team'
import { CardGrid } from '@/shared/ui/cards/card-grid'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { useSeasonResults } from '../../api/season'
import type { SeasonKind } from '../../model/season/season-results'
import { BookedCard, KeepersCard } from './player-cards'
import { RecordCard } from './record-card'
import { ResultsCard } from './results-card'
import { ScorersCard } from './scorers-card'

interface SeasonOverviewProps {
  team: TeamDetails
  kind: SeasonKind | ''
}

/** Record and form first, then who did it, then every result. */
export function SeasonOverview({ team, kind }: SeasonOverviewProps) {
  const { t } = useTranslation('matches/season')
  const { data, error, refetch } = useSeasonResults(team.id, kind)
  if (error && !data) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <CardSkeleton />
  if (data.matches.length === 0) {
    return <EmptyState title={t('empty')} text={t(kind === '' ? 'empty_text' : 'empty_kind')} />
  }
  return (
    <div className={layout.stack4}>
      <RecordCard results={data} />
      <ScorersCard results={data} teamId={team.id} />
      <CardGrid>
        <KeepersCard results={data} />
        <BookedCard results={data} />
      </CardGrid>
      <ResultsCard matches={data.matches} zone={team.school.time_zone} />
    </div>
  )
}

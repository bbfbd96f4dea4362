import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { formatMatchName } from '@/features/teams/model/match-file'
import { ChangesToSee } from '@/features/teams/widgets/change/changes-to-see'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { Match } from '../../api/matches'
import { CalendarButton } from '../overview/calendar-button'
import { MatchBadge } from '../overview/match-badge'
import { TournamentLink } from '../overview/tournament-link'
import { useMatchText } from '../overview/use-match-text'
import { FamilyChildren } from './family-children'
import { LiveTicker } from './live-ticker'
import { MatchPlace } from './match-place'
import { PlayerVoteCard } from './player-vote'
import { PublishedPictures } from '../report/pictures/published-pictures'
import { PublishedReport } from '../report/published-report'

interface FamilyMatchProps {
  match: Match
  user: { id: string; isParent: boolean }
}

/** One match as a family needs it on a phone: who comes and who plays first, then when and where, then whom to ask. */
export function FamilyMatch({ match, user }: FamilyMatchProps) {
  const { t } = useTranslation(['matches', 'matches/squad'])
  const text = useMatchText()
  return (
    <DetailsPage
      title={formatMatchName(match)}
      back={{ to: paths.matches.list, label: t('pages.list') }}
      description={
        <div className={layout.stack2}>
          <p className={`${layout.plain} ${layout.medium}`}>{text.when(match)}</p>
          <div className={layout.row2}>
            <MatchBadge match={match} />
            <span>{text.rules(match)}</span>
          </div>
        </div>
      }
    >
      <ChangesToSee event={{ kind: 'match', id: match.id }} />
      <TournamentLink match={match} />
      <LiveTicker match={match} />
      {match.status === 'finished' ? (
        <QueryBoundary>
          <PlayerVoteCard match={match} />
        </QueryBoundary>
      ) : null}
      <QueryBoundary>
        <FamilyChildren match={match} user={user}>
          <PublishedReport matchId={match.id} />
          {match.status === 'planned' ? null : <PublishedPictures matchId={match.id} />}
          <MatchPlace match={match} />
        </FamilyChildren>
      </QueryBoundary>
      {match.status === 'planned' ? (
        <div>
          <CalendarButton match={match} />
        </div>
      ) : null}
    </DetailsPage>
  )
}

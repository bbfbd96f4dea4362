import layout from '@/shared/ui/layout.module.css'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import type { Match } from '../../api/matches'
import { MinutesCard } from './minutes-card'
import { PicturesCard } from './pictures/pictures-card'
import { RatingsCard } from './ratings-card'
import { ReportCard } from './report-card'
import { StoryCard } from './story-card'
import { VoteCard } from './vote-card'

/** After the whistle: how it went by the log, the words for the families, and who played how long. */
export function ReportTab({ match }: { match: Match }) {
  return (
    <div className={layout.stack4}>
      <QueryBoundary>
        <StoryCard match={match} />
      </QueryBoundary>
      <QueryBoundary>
        <ReportCard matchId={match.id} />
      </QueryBoundary>
      <QueryBoundary>
        <PicturesCard matchId={match.id} />
      </QueryBoundary>
      {match.status === 'finished' ? (
        <>
          <QueryBoundary>
            <RatingsCard match={match} />
          </QueryBoundary>
          <QueryBoundary>
            <VoteCard match={match} />
          </QueryBoundary>
        </>
      ) : null}
      <QueryBoundary>
        <MinutesCard match={match} />
      </QueryBoundary>
    </div>
  )
}

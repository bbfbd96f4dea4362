import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatScore } from '@/features/teams/model/fixture'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useTick } from '@/shared/hooks/use-tick'
import { matchQueries, type Match } from '../../api/matches'
import { useTicker, type Ticker } from '../../api/ticker'
import { findForgottenEnd, toClockFace } from '../../model/live/clock'
import { createTickerClock, listTickerLines } from '../../model/ticker'
import { GoalList } from '../report/goal-list'

/** Score, clock and goals of a match for whoever is not beside the pitch; nothing before it begins. */
export function LiveTicker({ match }: { match: Match }) {
  const ticker = useTicker(match)
  useFollow(match, ticker)
  return ticker ? <TickerCard match={match} ticker={ticker} /> : null
}

function TickerCard({ match, ticker }: { match: Match; ticker: Ticker }) {
  const { t } = useTranslation(['matches/report', 'matches/live'])
  const isLive = ticker.status === 'live'
  const clock = createTickerClock(match, ticker, ticker.arrivedAt)
  const now = useTick(isLive && clock.runsSince !== null, ticker.arrivedAt)
  const face = toClockFace(clock, now)
  const isForgotten = findForgottenEnd(clock, now) !== null
  const lines = listTickerLines(ticker.goals, match.period_minutes)
  if (!isLive && lines.length === 0) return null

  return (
    <SectionCard
      title={isLive ? t('ticker.live') : t('story.goals')}
      actions={
        isLive ? (
          <StatusBadge tone={isForgotten ? 'neutral' : 'blue'}>
            {isForgotten
              ? t('ticker.waiting')
              : t(`matches/live:state.${clock.runsSince === null ? 'break' : 'period'}`, {
                  period: clock.period,
                })}
          </StatusBadge>
        ) : null
      }
    >
      {isLive ? (
        <div className={layout.facts}>
          <p className={`${layout.plain} ${layout.bold}`} data-figures="" aria-live="polite">
            <span className={layout.hidden}>{t('matches/live:score')} </span>
            {formatScore({ ...ticker, is_home: match.is_home })}
          </p>
          <span role="timer" aria-label={t('matches/live:clock')} data-figures="">
            {[face.main, face.added].filter((part) => part !== null).join(' ')}
          </span>
        </div>
      ) : null}
      {lines.length > 0 ? (
        <GoalList
          match={match}
          goals={lines}
          getScorer={({ first_name }) => first_name ?? match.team.name}
        />
      ) : (
        <p className={layout.dim14}>{t('ticker.none')}</p>
      )}
    </SectionCard>
  )
}

/** What the rest of the page says of the match follows the ticker: kick-off, score and the final whistle. */
function useFollow(match: Match, ticker: Ticker | null) {
  const client = useQueryClient()
  const isBehind =
    ticker !== null &&
    (ticker.status !== match.status ||
      ticker.goals_for !== (match.goals_for ?? 0) ||
      ticker.goals_against !== (match.goals_against ?? 0))
  const shown = isBehind ? `${ticker.status} ${ticker.goals_for} ${ticker.goals_against}` : null
  useEffect(() => {
    if (shown) void client.invalidateQueries({ queryKey: matchQueries.details(match.id).queryKey })
  }, [client, match.id, shown])
}

import { useTranslation } from 'react-i18next'
import { formatMatchName } from '@/features/teams/model/match-file'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { ListedMatch } from '../../api/match-list'
import { MatchResult } from '../../widgets/match-result'

/** Host first, and below it what kind of match it is and where. */
export function MatchName({ match }: { match: ListedMatch }) {
  const { t } = useTranslation('matches/list')
  const kind = match.competition ?? t(`kind.${match.kind}`)
  return (
    <NameLines
      name={formatMatchName(match)}
      text={[kind, match.venue].filter(Boolean).join(' · ')}
    />
  )
}

/** Day and kick-off by the clock of the school. */
export function KickOff({ match }: { match: ListedMatch }) {
  const { i18n } = useTranslation()
  const { date, time } = toWallClock(match.starts_at, match.team.school.time_zone)
  return <Dim>{`${formatDay(date, i18n.language)}, ${time}`}</Dim>
}

/** How it ended, that it runs or is off; after the match that nobody has entered the result. */
export function MatchState({ match, now }: { match: ListedMatch; now: number }) {
  const { t } = useTranslation('matches/list')
  const isOver = Date.parse(match.starts_at) + missingAfterMs < now
  return (
    <FactLine>
      <MatchResult match={match} />
      {match.status === 'cancelled' ? (
        <StatusBadge tone="amber">{t('status.cancelled')}</StatusBadge>
      ) : null}
      {match.status === 'planned' && isOver ? (
        <StatusBadge tone="amber">{t('no_result')}</StatusBadge>
      ) : null}
      {match.status === 'planned' && !isOver ? <Dim>{t('status.planned')}</Dim> : null}
    </FactLine>
  )
}

/** As long as the list counts it as coming. */
const missingAfterMs = 3 * 60 * 60_000

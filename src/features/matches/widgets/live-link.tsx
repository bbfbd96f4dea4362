import { useTranslation } from 'react-i18next'
import { href, paths } from '@/lib/router/paths'
import { useNow } from '@/lib/time/use-now'
import { toWallClock } from '@/lib/time/wall-clock'
import { LinkButton } from '@/shared/ui/button'
import type { Match } from '../api/matches'

/** To the clock and the log, on the day of the match and while it runs. */
export function LiveLink({ match }: { match: Match }) {
  const { t } = useTranslation('matches/live')
  const now = useNow()
  const zone = match.team.school.time_zone
  const isToday = toWallClock(match.starts_at, zone).date === toWallClock(now, zone).date
  const isOpen = match.status === 'live' || (match.status === 'planned' && isToday)
  if (!isOpen) return null
  return <LinkButton to={href(paths.matches.live, { id: match.id })}>{t('open')}</LinkButton>
}

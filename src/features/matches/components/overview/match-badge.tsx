import { useTranslation } from 'react-i18next'
import { formatScore, getOutcome } from '@/features/teams/model/fixture'
import { StatusBadge } from '@/shared/ui/status-badge'
import type { Match } from '../../api/matches'

const tones = { won: 'green', drawn: 'neutral', lost: 'red' } as const

/** Called off, running or how it ended; nothing while it is planned. */
export function MatchBadge({ match }: { match: Match }) {
  const { t } = useTranslation('teams')
  const outcome = match.status === 'finished' ? getOutcome(match) : null
  if (match.status === 'cancelled') {
    return <StatusBadge tone="red">{t('matches.cancelled')}</StatusBadge>
  }
  if (match.status === 'live') {
    return (
      <StatusBadge tone="blue">
        {t('matches.live')} <span data-figures="">{formatScore(match)}</span>
      </StatusBadge>
    )
  }
  if (!outcome) return null
  return (
    <StatusBadge tone={tones[outcome]}>
      <span data-figures="">{formatScore(match)}</span> {t(`matches.${outcome}`)}
    </StatusBadge>
  )
}

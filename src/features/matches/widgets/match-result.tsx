import { useTranslation } from 'react-i18next'
import { formatScore, getOutcome } from '@/features/teams/model/fixture'
import { StatusBadge } from '@/shared/ui/status-badge'

const tones = { won: 'green', drawn: 'neutral', lost: 'red' } as const

interface MatchResultProps {
  match: {
    is_home: boolean
    status: 'planned' | 'live' | 'finished' | 'cancelled'
    goals_for: number | null
    goals_against: number | null
  }
}

/** W, D or L with the score; of a running match that it runs. Nothing before the kick-off. */
export function MatchResult({ match }: MatchResultProps) {
  const { t } = useTranslation('matches/list')
  const score = formatScore(match)
  const outcome = getOutcome(match)
  if (match.status === 'live')
    return (
      <StatusBadge tone="blue">{[t('status.live'), score].filter(Boolean).join(' ')}</StatusBadge>
    )
  if (match.status !== 'finished' || !outcome) return null
  return (
    <StatusBadge tone={tones[outcome]}>
      <abbr title={t(`result.${outcome}`)}>{t(`result.${outcome}_short`)}</abbr>
      <span data-figures="">{score}</span>
    </StatusBadge>
  )
}

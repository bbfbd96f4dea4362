import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import type { Fixture } from '../../api/fixtures'
import type { TeamDetails } from '../../api/team'
import { getOutcome, formatScore } from '../../model/fixture'
import { formatMatchName } from '../../model/match-file'
import styles from '../teams.module.css'
import { MatchFileButton } from './match-file-button'

const tones = { won: 'green', drawn: 'neutral', lost: 'red' } as const

interface FixtureItemProps {
  match: Fixture
  team: TeamDetails
}

/** One match on the clock of the school: host first, then when and where, then how it ended. */
export function FixtureItem({ match, team }: FixtureItemProps) {
  const { t, i18n } = useTranslation('teams')
  const { date, time } = toWallClock(match.starts_at, team.school.time_zone)
  const outcome = getOutcome(match)
  const score = formatScore(match)
  const full = { ...match, team: { name: team.name } }
  return (
    <li className={`${layout.rowWide} ${layout.lineBelow} ${layout.padBlock2} ${styles.item}`}>
      <span className={layout.stack}>
        <Link
          className={`${layout.name} ${layout.ink} ${layout.undecorated} ${styles.name}`}
          to={href(paths.matches.details, { id: match.id })}
        >
          {formatMatchName(full)}
        </Link>
        <span className={`${layout.dim13Any} ${layout.normal}`}>
          {[
            `${formatDay(date, i18n.language)}, ${time}`,
            match.competition ?? t(`matches.kinds.${match.kind}`),
            match.venue,
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <span className={layout.row2}>
        {match.status === 'cancelled' ? (
          <StatusBadge tone="amber">{t('matches.cancelled')}</StatusBadge>
        ) : null}
        {match.status === 'live' ? (
          <StatusBadge tone="blue">{t('matches.live')}</StatusBadge>
        ) : null}
        {outcome ? (
          <StatusBadge tone={tones[outcome]}>
            <span data-figures="">{score}</span> {t(`matches.${outcome}`)}
          </StatusBadge>
        ) : null}
        {match.status === 'planned' ? <MatchFileButton match={full} /> : null}
      </span>
    </li>
  )
}

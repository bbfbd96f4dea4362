import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatScore, getOutcome } from '@/features/teams/model/fixture'
import { formatMatchName } from '@/features/teams/model/match-file'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import { StatusBadge } from '@/shared/ui/status-badge'
import layout from '@/shared/ui/layout.module.css'
import { useResults } from '../../../api/family/results'
import { useMomentText } from '../../agenda/use-moment-text'
import styles from '../family.module.css'

const resultsShown = 4
const tones = { won: 'green', drawn: 'neutral', lost: 'red' } as const

interface ResultsCardProps {
  teamIds: readonly string[]
  now: number
}

/** How the last matches ended. */
export function ResultsCard({ teamIds, now }: ResultsCardProps) {
  const { t } = useTranslation('dashboards')
  const text = useMomentText(now)
  const results = useResults(teamIds).slice(0, resultsShown)
  return (
    <DashboardCard
      title={t('results.title')}
      more={{ to: paths.calendar.matches, label: t('ahead.calendar') }}
    >
      {results.length === 0 ? (
        <p className={layout.dim14}>{t('results.empty')}</p>
      ) : (
        <ul className={layout.list}>
          {results.map((result) => {
            const outcome = getOutcome(result)
            const zone = result.team.school.time_zone
            return (
              <li key={result.id} className={`${layout.row} ${styles.item}`}>
                <div className={`${layout.min} ${layout.breakable} ${styles.main}`}>
                  <p className={layout.medium}>
                    <Link
                      className={styles.name}
                      to={href(paths.matches.details, { id: result.id })}
                    >
                      {formatMatchName(result)}
                    </Link>
                  </p>
                  <p className={`${layout.facts} ${layout.dimmed13}`}>
                    {text.date(toWallClock(result.starts_at, zone).date)}
                    {outcome ? (
                      <StatusBadge tone={tones[outcome]}>{t(`results.${outcome}`)}</StatusBadge>
                    ) : (
                      <span>{t('results.none')}</span>
                    )}
                  </p>
                </div>
                <span className={`${layout.bold} ${styles.figure}`} data-figures="">
                  {formatScore(result)}
                </span>
              </li>
            )
          })}
        </ul>
      )}
    </DashboardCard>
  )
}

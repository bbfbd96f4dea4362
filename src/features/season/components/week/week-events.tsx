import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatLocale } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import type { SeasonWeek } from '../../model/season-plan'
import { MatchDots } from '../strip/match-dots'
import { useSeasonText } from '../use-season-text'
import styles from './week.module.css'

/** The trainings and matches of a week. */
export function WeekEvents({ week, zone }: { week: SeasonWeek; zone: string }) {
  const { t } = useTranslation(['season', 'training'])
  const { match } = useSeasonText()
  const formatInstant = (instant: string) =>
    new Intl.DateTimeFormat(formatLocale(), {
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: zone,
    }).format(new Date(instant))
  const { trainings, matches } = week
  if (trainings.length + matches.length === 0) {
    return <p className={`${layout.dimmed} ${layout.dimmed13}`}>{t('season.no_events')}</p>
  }
  return (
    <ul className={`${layout.lineAbove} ${styles.events}`}>
      {trainings.map(({ id, title, starts_at, load }) => (
        <li key={id}>
          <span className={`${layout.dimmed} ${layout.dimmed13} ${styles.when}`}>
            {formatInstant(starts_at)}
          </span>
          <Link to={href(paths.trainings.details, { trainingId: id })}>
            {title ?? t('training:list.untitled')}
          </Link>
          {load > 0 ? (
            <span className={`${layout.dimmed} ${layout.dimmed13}`}>
              {t('season.load_of', { load })}
            </span>
          ) : null}
        </li>
      ))}
      {matches.map((one) => (
        <li key={one.id}>
          <span className={`${layout.dimmed} ${layout.dimmed13} ${styles.when}`}>
            {formatInstant(one.starts_at)}
          </span>
          <span className={layout.inline2}>
            <MatchDots matches={[one]} />
            {match(one)}
          </span>
        </li>
      ))}
    </ul>
  )
}

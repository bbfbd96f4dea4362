import { useTranslation } from 'react-i18next'
import type { Player } from '@/features/people/api/players/players'
import { toAppError } from '@/lib/errors'
import { addDays, getStartOfWeek, getToday } from '@/lib/time/calendar-date'
import { formatDay } from '@/lib/time/format-day'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { useLoadWeeks } from '../../api/child-load'
import { isIdle, toLoadWeeks, type LoadWeek } from '../../model/child-load'
import { useLoadText } from './use-load-text'

/** The coming week, this one, and the seven before. */
const weekCount = 9

/** The record of a player's load, week by week, against the limits of its age; the coming week as it is planned. */
export function LoadTab({ player }: { player: Player }) {
  const { t } = useTranslation('matches/squad')
  const text = useLoadText()
  const day = addDays(getToday(), 7)
  const { data, error, refetch } = useLoadWeeks({ playerId: player.id, day, count: weekCount })
  if (error && !data) {
    if (toAppError(error).code !== 'forbidden') {
      return <InlineError error={error} onRetry={() => void refetch()} />
    }
    return <EmptyState title={t('load.weeks.closed')} text={t('load.weeks.closed_text')} />
  }
  if (!data) return <ListSkeleton rows={6} />
  const weeks = toLoadWeeks(data)
  // who joined today had no age to play at on Monday
  const latest = weeks[0]?.load
  const limits = latest ? text.limits(latest) : ''
  if (weeks.every(({ load }) => isIdle(load))) {
    return <EmptyState title={t('load.weeks.empty')} text={t('load.weeks.empty_text')} />
  }
  return (
    <SectionCard title={t('load.weeks.title')} description={t('load.weeks.sub')}>
      <p className={layout.plain}>{limits || t('load.weeks.no_limit')}</p>
      {latest && limits ? (
        <p className={layout.dim13}>
          {latest.source_url ? (
            <a
              href={latest.source_url}
              target="_blank"
              rel="noreferrer"
              className={`${layout.accent} ${layout.breakable}`}
            >
              {text.source(latest)}
            </a>
          ) : (
            text.source(latest)
          )}
        </p>
      ) : null}
      <ul className={layout.listStack2} aria-label={t('load.weeks.title')}>
        {weeks.map((week) => (
          <WeekItem key={week.weekOn} week={week} />
        ))}
      </ul>
    </SectionCard>
  )
}

function WeekItem({ week: { weekOn, load, findings } }: { week: LoadWeek }) {
  const { t, i18n } = useTranslation('matches/squad')
  const text = useLoadText()
  const monday = getStartOfWeek(getToday())
  const name =
    weekOn === monday
      ? t('load.weeks.this')
      : weekOn === addDays(monday, 7)
        ? t('load.weeks.next')
        : `${formatDay(weekOn, i18n.language)} – ${formatDay(addDays(weekOn, 6), i18n.language)}`
  return (
    <li className={layout.stack1} aria-label={name}>
      <span className={layout.name}>{name}</span>
      <span>{isIdle(load) ? t('load.weeks.none') : text.week(load)}</span>
      {load.heading_sessions > 0 ? (
        <span className={layout.dim13}>
          {t(
            load.heading_sessions_per === 'month'
              ? 'load.weeks.heading_month'
              : 'load.weeks.heading_week',
            { count: load.heading_sessions },
          )}
        </span>
      ) : null}
      {findings.map((finding) => (
        <span key={`${finding.code} ${finding.done}`} className={layout.amber}>
          {text.finding(finding)}
        </span>
      ))}
    </li>
  )
}

import { IconBolt } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { getWeekNumber } from '../../model/season-weeks'
import { createEmptyWeek, type PlannedWeek, type SeasonWeek } from '../../model/season-plan'
import { useSeasonText } from '../use-season-text'
import { WeekActions } from './week-actions'
import { WeekEvents } from './week-events'
import { WeekFields } from './week-fields'
import { WeekFacts } from './week-facts'
import styles from './week.module.css'

interface WeekPanelProps {
  teamId: string
  zone: string
  week: SeasonWeek
  weeks: readonly SeasonWeek[]
  mayWrite: boolean
  onChange: (weeks: PlannedWeek[]) => void
}

/** One week: its theme and what is meant for it, what is planned, and the next step. */
export function WeekPanel({ teamId, zone, week, weeks, mayWrite, onChange }: WeekPanelProps) {
  const { t } = useTranslation('season')
  const { week: range } = useSeasonText()
  const planned = week.planned ?? createEmptyWeek(week.monday)
  const topic = planned.targets[0]?.topic
  return (
    <section
      className={`${layout.card} ${styles.panel}`}
      aria-label={t('season.week_of', { range: range(week.monday) })}
    >
      <header>
        <h2>{range(week.monday)}</h2>
        <p className={`${layout.dimmed} ${layout.dimmed13}`}>
          {[t('season.week_number', { number: getWeekNumber(week.monday) }), week.block?.title]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      {mayWrite ? (
        <WeekFields
          key={week.monday}
          week={planned}
          planned={week.load}
          onChange={(next) => onChange([next])}
        />
      ) : (
        <WeekFacts week={week} />
      )}
      <WeekEvents week={week} zone={zone} />
      {mayWrite ? (
        <div className={layout.wrap2}>
          <LinkButton
            kind="secondary"
            to={`${paths.trainings.quick}?team=${teamId}${topic ? `&topic=${topic}` : ''}`}
            icon={<IconBolt size={18} stroke={1.75} />}
          >
            {t('season.quick')}
          </LinkButton>
          <WeekActions week={planned} weeks={weeks} onChange={onChange} />
        </div>
      ) : null}
    </section>
  )
}

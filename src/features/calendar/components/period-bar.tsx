import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { calendarViews, type CalendarView } from '../model/calendar-address'
import { isWithin, computePeriod, formatPeriodTitle } from '../model/calendar-period'
import styles from './period-bar.module.css'

interface PeriodBarProps {
  view: CalendarView
  /** Views to choose from. */
  views?: readonly CalendarView[]
  date: string
  today: string
  isUpdating: boolean
  /** Forth or back. */
  onStep: (steps: number) => void
  onChange: (patch: { view?: CalendarView; date?: string }) => void
}

/** Today, back and forth, the period's name, week or month. */
export function PeriodBar(props: PeriodBarProps) {
  const { view, views = calendarViews, date, today, isUpdating, onChange, onStep } = props
  const { t } = useTranslation('calendar')
  const isNow = isCurrent(view, date, today)
  return (
    <div
      className={`${layout.row} ${layout.gapWide} ${layout.full} ${styles.bar}`}
      role="group"
      aria-label={t('period.label')}
    >
      <div className={`${layout.flex} ${layout.gap1} ${styles.steps}`}>
        <Button kind="secondary" disabled={isNow} onClick={() => onChange({ date: '' })}>
          {t('period.today')}
        </Button>
        <IconButton label={t(`period.previous_${view}`)} onClick={() => onStep(-1)}>
          <IconChevronLeft size={20} stroke={1.75} />
        </IconButton>
        <IconButton label={t(`period.next_${view}`)} onClick={() => onStep(1)}>
          <IconChevronRight size={20} stroke={1.75} />
        </IconButton>
      </div>
      <h2
        className={`${layout.size16} ${styles.title}`}
        aria-live="polite"
        data-updating={isUpdating || undefined}
      >
        {formatPeriodTitle(view, date, formatLocale())}
      </h2>
      <div
        className={`${layout.flex} ${layout.roundControl} ${styles.views}`}
        role="group"
        aria-label={t('period.view')}
      >
        {views.map((option) => (
          <button
            key={option}
            type="button"
            className={`${layout.bare} ${layout.medium} ${layout.dimmed} ${layout.size14} ${styles.view}`}
            aria-pressed={option === view}
            onClick={() => onChange({ view: option })}
          >
            {t(`period.${option}`)}
          </button>
        ))}
      </div>
    </div>
  )
}

/** Whether "Today" would change nothing. The agenda begins with its day, so only today's own will do. */
function isCurrent(view: CalendarView, date: string, today: string): boolean {
  if (view === 'agenda') return date === today
  const isShown = isWithin(today, computePeriod(view, date))
  return isShown && (view !== 'month' || isSameMonth(today, date))
}

function isSameMonth(one: string, other: string): boolean {
  return one.slice(0, 7) === other.slice(0, 7)
}

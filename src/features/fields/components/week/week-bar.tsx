import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { addDays, getStartOfWeek } from '@/lib/time/calendar-date'
import { formatLocale } from '@/lib/dates'
import { Button, IconButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import styles from './week-bar.module.css'

interface WeekBarProps {
  monday: string
  today: string
  onChange: (monday: string) => void
}

/** Which week: a week back, a week on, and home. */
export function WeekBar({ monday, today, onChange }: WeekBarProps) {
  const { t } = useTranslation('fields')
  const getNoon = (date: string) => new Date(`${date}T12:00:00Z`)
  const title = new Intl.DateTimeFormat(formatLocale(), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(getNoon(monday), getNoon(addDays(monday, 6)))
  const now = getStartOfWeek(today)
  return (
    <div className={layout.row2}>
      <IconButton
        kind="secondary"
        label={t('week.previous')}
        onClick={() => onChange(addDays(monday, -7))}
      >
        <IconChevronLeft size={20} stroke={1.75} />
      </IconButton>
      <IconButton
        kind="secondary"
        label={t('week.next')}
        onClick={() => onChange(addDays(monday, 7))}
      >
        <IconChevronRight size={20} stroke={1.75} />
      </IconButton>
      <h2 className={`${layout.medium} ${layout.size16} ${styles.title}`} aria-live="polite">
        {title}
      </h2>
      {monday === now ? null : (
        <Button kind="secondary" onClick={() => onChange(now)}>
          {t('week.this')}
        </Button>
      )}
    </div>
  )
}

import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { getStrength, listWeeks, shownWeeks, type Day } from '../../model/history/days'

interface HeatMapProps {
  days: readonly Day[]
  today: string
}

const shades = [
  'var(--surface-3)',
  'color-mix(in srgb, var(--green-5) 40%, var(--surface-3))',
  'color-mix(in srgb, var(--green-5) 70%, var(--surface-3))',
  'var(--green-5)',
] as const

/** The last weeks day by day; the same as a list for whoever does not read squares. */
export function HeatMap({ days, today }: HeatMapProps) {
  const { t } = useTranslation('individual')
  const weeks = listWeeks(days, today)
  const trained = weeks.flatMap((week) => week.days).filter(({ entries }) => entries > 0)
  const describe = ({ day, entries, minutes }: Day) =>
    t('history.day', { day: formatDate(day), count: entries, minutes })
  return (
    <SectionCard title={t('history.map')} description={t('history.map_text')}>
      <div
        role="img"
        aria-label={t('history.map_label', { count: trained.length, weeks: shownWeeks })}
        style={{
          display: 'grid',
          gridTemplateRows: 'repeat(7, 1fr)',
          gridAutoFlow: 'column',
          gridTemplateColumns: `repeat(${weeks.length}, minmax(0, 1fr))`,
          gap: 3,
          maxInlineSize: 440,
        }}
      >
        {weeks.flatMap((week) =>
          week.days.map((day) => (
            <span
              key={day.day}
              title={day.entries > 0 ? describe(day) : undefined}
              style={{
                aspectRatio: '1',
                borderRadius: 3,
                background: day.isFuture ? 'transparent' : shades[getStrength(day)],
                outline: day.day === today ? '2px solid var(--text)' : undefined,
              }}
            />
          )),
        )}
      </div>
      {trained.length > 0 ? (
        <details>
          <summary className={`${layout.touch} ${layout.size14}`}>{t('history.as_list')}</summary>
          <ul className={layout.listStack1}>
            {trained.toReversed().map((day) => (
              <li key={day.day} className={layout.size14}>
                {describe(day)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </SectionCard>
  )
}

import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import type { DateClash } from '../../model/list-series-clashes'
import type { SeriesDate } from '../../model/series-dates'
import layout from '@/shared/ui/layout.module.css'
import styles from '../../widgets/series.module.css'

interface PreviewDateProps {
  date: SeriesDate
  /** `HH:mm` on the school's wall. */
  time: string
  place: string
  clashes: readonly DateClash[]
}

/** One date with whatever is special about it. */
export function PreviewDate({ date, time, place, clashes }: PreviewDateProps) {
  const { t, i18n } = useTranslation('series')
  const { skip, clocks } = date

  function formatClash({ kind, name }: DateClash): string {
    if (kind === 'team') {
      return name ? t('series.clash_team_named', { name }) : t('series.clash_team')
    }
    return name
      ? t('series.clash_field_named', { place, name })
      : t('series.clash_field', { place })
  }

  return (
    <li
      className={`${layout.flex} ${layout.wrap} ${layout.size14} ${styles.date}`}
      data-skipped={skip ? '' : undefined}
    >
      <time dateTime={date.startsAt} data-figures="">
        {formatDay(date.date, i18n.language)}, {time}
      </time>
      {skip ? (
        <span className={`${layout.dimmed} ${layout.size14} ${layout.pretty}`}>
          {skip.reason ? t('series.skipped_for', { reason: skip.reason }) : t('series.skipped')}
        </span>
      ) : null}
      {clocks ? (
        <span className={`${layout.dimmed} ${layout.size14} ${layout.pretty}`}>
          {t(`series.clocks_${clocks}`, { time })}
        </span>
      ) : null}
      {clashes.map((clash) => (
        <span key={clash.kind} className={`${layout.medium} ${layout.amber}`}>
          {formatClash(clash)}
        </span>
      ))}
    </li>
  )
}

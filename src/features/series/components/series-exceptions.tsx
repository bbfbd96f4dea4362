import { IconArrowBackUp } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { showToast } from '@/lib/toast'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useTakeBackException, type Series } from '../api/training-series'
import { listComingExceptions } from '../model/series-state'
import { useNow } from '@/lib/time/use-now'
import styles from '../widgets/series.module.css'

/** Coming dates that are not as usual, each with the way back. */
export function SeriesExceptions({ series }: { series: Series }) {
  const { t, i18n } = useTranslation('series')
  const { mutate: takeBack, isPending } = useTakeBackException()
  const today = toWallClock(useNow(), series.team.school.time_zone).date
  const exceptions = listComingExceptions(series.exceptions, today)
  if (exceptions.length === 0) return null
  const formatDate = (date: string) => formatDay(date, i18n.language)
  return (
    <SectionCard title={t('series.exceptions')} description={t('series.exceptions_why')}>
      <ul className={layout.list}>
        {exceptions.map(({ on_date, moved_on, moved_time, reason }) => (
          <li
            key={on_date}
            className={`${layout.row} ${layout.betweenLine} ${layout.touch} ${layout.lineBelow} ${styles.exception}`}
          >
            <span data-figures="">
              {moved_on
                ? t('series.exception_moved', {
                    date: formatDate(on_date),
                    to: formatDate(moved_on),
                    time: (moved_time ?? series.local_time).slice(0, 5),
                  })
                : t('series.exception_skipped', { date: formatDate(on_date) })}
              {reason ? (
                <span
                  className={`${layout.dimmed} ${layout.size14} ${layout.pretty}`}
                >{` ${reason}`}</span>
              ) : null}
            </span>
            <Button
              kind="quiet"
              icon={<IconArrowBackUp size={18} stroke={1.75} />}
              disabled={isPending}
              onClick={() =>
                takeBack(
                  { id: series.id, on_date },
                  { onSuccess: () => showToast('success', 'series:series.taken_back') },
                )
              }
            >
              {t('series.take_back')}
            </Button>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Team } from '@/features/teams/api/teams'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { weeksAhead } from '../../api/training-series'
import type { SeriesValues } from '../../model/series-schema'
import { usePartName } from '@/features/planner/widgets/use-field-text'
import { TakenField } from '../taken-field'
import { PreviewDate } from './preview-date'
import layout from '@/shared/ui/layout.module.css'
import styles from '../../widgets/series.module.css'
import { useSeriesPreview } from './use-series-preview'
import type { EditedSeries } from './use-update-effect'

interface SeriesPreviewProps {
  teams: readonly Team[]
  edited: EditedSeries | null
}

const shown = 10

/** The coming dates before anything is saved: clock changes, holidays and what stands in the way. */
export function SeriesPreview({ teams, edited }: SeriesPreviewProps) {
  const { t } = useTranslation('series')
  const { getValues, setValue } = useFormContext<SeriesValues>()
  const [isWhole, setIsWhole] = useState(false)
  const preview = useSeriesPreview(teams, edited)
  const nameOf = usePartName()
  if (!preview || preview.dates.length === 0) {
    return (
      <SectionCard title={t('series.preview')}>
        <p className={`${layout.dimmed} ${layout.size14} ${layout.pretty}`}>
          {t('series.preview_none')}
        </p>
      </SectionCard>
    )
  }
  const { dates, clashes, values, ground } = preview
  const met = [...new Set(clashes.map(({ date }) => date))]
  const skipped = dates.filter(({ skip }) => skip).length

  function skipClashes() {
    const ranges = met.map((date) => ({ from: date, to: date, reason: '' }))
    setValue('skips', [...getValues('skips'), ...ranges].slice(0, 20), { shouldDirty: true })
  }

  return (
    <SectionCard
      title={t('series.preview')}
      description={[
        t('series.preview_count', { count: dates.length - skipped }),
        ...(skipped > 0 ? [t('series.preview_skipped', { count: skipped })] : []),
      ].join(' · ')}
    >
      {met.length > 0 ? (
        <Alert
          title={t('series.clashes', { count: met.length })}
          actions={
            <Button kind="secondary" onClick={skipClashes}>
              {t('series.skip_these')}
            </Button>
          }
        />
      ) : null}
      {ground.taken.length > 0 ? (
        <TakenField count={ground.taken.length} free={ground.free} />
      ) : null}
      <ol
        className={`${layout.plain} ${layout.list} ${layout.grid} ${styles.dates}`}
        aria-label={t('series.preview')}
      >
        {(isWhole ? dates : dates.slice(0, shown)).map((date) => (
          <PreviewDate
            key={date.date}
            date={date}
            time={values.time}
            place={ground.part ? nameOf(ground.part) : values.place}
            clashes={clashes.filter((clash) => clash.date === date.date)}
          />
        ))}
      </ol>
      {dates.length > shown && !isWhole ? (
        <div>
          <Button kind="quiet" onClick={() => setIsWhole(true)}>
            {t('series.preview_more', { count: dates.length })}
          </Button>
        </div>
      ) : null}
      <p className={`${layout.dimmed} ${layout.size14} ${layout.pretty}`}>
        {values.field_part_id
          ? t('series.preview_kept')
          : t('series.preview_ahead', { count: weeksAhead })}
      </p>
    </SectionCard>
  )
}

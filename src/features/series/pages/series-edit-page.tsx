import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { seriesContextQueries } from '../api/series-context'
import { useSeries, useUpdateSeries } from '../api/training-series'
import { SeriesExceptions } from '../components/series-exceptions'
import { SeriesForm } from '../components/form/series-form'
import { settleGround } from '../components/form/settle-ground'
import { toUpdate } from '../components/form/use-update-effect'
import { useSeriesText } from '../components/use-series-text'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { listSeriesDates, listSkippedDates } from '../model/series-dates'
import type { SeriesValues } from '../model/series-schema'
import { toSeriesValues } from '../model/series-update'

/** A weekly training changed from now on, and its exceptions. */
export function SeriesEditPage() {
  const { seriesId = '' } = useParams()
  const { t } = useTranslation('series')
  const navigate = useNavigate()
  const text = useSeriesText()
  const { teams } = useTrainingAccess()
  const { data: series } = useSeries(seriesId)
  const { data: seasons } = useSuspenseQuery(seriesContextQueries.seasons())
  const { mutateAsync: update } = useUpdateSeries()
  const [edited] = useState(() => ({ series, before: toSeriesValues(series) }))
  const zone = series.team.school.time_zone

  async function save(typed: SeriesValues) {
    const dates = listSeriesDates(typed, zone, typed.skips, Date.now())
    const schoolId = series.team.school_id
    const fields = await settleGround({ typed, dates, schoolId, edited })
    await update({
      ...toUpdate(edited, typed, Date.now()),
      skips: listSkippedDates(dates),
      fields,
    })
    showToast('success', 'series:series.saved')
    void navigate(paths.trainings.series)
  }

  return (
    <FormPage
      title={t('series.edit_title')}
      description={text.name(series)}
      back={{ to: paths.trainings.series, label: t('series.back') }}
    >
      <SeriesExceptions series={series} />
      <SeriesForm
        teams={teams}
        seasons={seasons}
        values={edited.before}
        edited={edited}
        onSubmit={save}
      />
    </FormPage>
  )
}

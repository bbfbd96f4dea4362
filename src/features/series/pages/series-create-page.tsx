import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { seriesContextQueries } from '../api/series-context'
import { useCreateSeries } from '../api/training-series'
import { SeriesForm } from '../components/form/series-form'
import { settleGround } from '../components/form/settle-ground'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { listSeriesDates, listSkippedDates } from '../model/series-dates'
import { createSeriesValues } from '../model/series-defaults'
import { toSeriesRow, type SeriesValues } from '../model/series-schema'

/** A weekly training for the season: weekday, time, length. */
export function SeriesCreatePage() {
  const { t } = useTranslation(['series', 'planner'])
  const navigate = useNavigate()
  const { teams } = useTrainingAccess()
  const [params] = useSearchParams()
  const { data: seasons } = useSuspenseQuery(seriesContextQueries.seasons())
  const { data: recent } = useSuspenseQuery(seriesContextQueries.recent(teams.map(({ id }) => id)))
  const { mutateAsync: create } = useCreateSeries()
  const team = teams.find(({ id }) => id === params.get('team')) ?? teams[0]
  const [values] = useState(() => createSeriesValues(team, recent, seasons, Date.now()))

  async function save(typed: SeriesValues) {
    const zone = teams.find(({ id }) => id === typed.team_id)?.school.time_zone ?? 'UTC'
    const dates = listSeriesDates(typed, zone, typed.skips, Date.now())
    const schoolId = teams.find(({ id }) => id === typed.team_id)?.school_id ?? ''
    const fields = await settleGround({ typed, dates, schoolId, edited: null })
    const { planned } = await create({
      teamId: typed.team_id,
      row: toSeriesRow(typed),
      skips: listSkippedDates(dates),
      fields,
    })
    showToast('success', 'series:series.created', { values: { count: planned } })
    void navigate(paths.trainings.series)
  }

  return (
    <FormPage
      title={t('series.create_title')}
      back={{ to: paths.trainings.series, label: t('series.back') }}
    >
      {team ? (
        <SeriesForm teams={teams} seasons={seasons} values={values} edited={null} onSubmit={save} />
      ) : (
        <EmptyState
          title={t('planner:form.no_team_title')}
          text={t('planner:form.no_team_text')}
          picture="people"
        />
      )}
    </FormPage>
  )
}

import { useState } from 'react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '@/lib/router/paths'
import { showToast } from '@/lib/toast'
import { FormPage } from '@/shared/ui/patterns/form-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { surroundingsQueries } from '../api/series-surroundings'
import { useCreateSeries } from '../api/training-series'
import { SeriesForm } from '../components/form/series-form'
import { settleGround } from '../components/form/settle-ground'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { seriesDates, skippedDates } from '../model/series-dates'
import { newSeriesValues } from '../model/series-defaults'
import { toSeriesRow, type SeriesValues } from '../model/series-schema'

/** A weekly training for the season: weekday, time, length. */
export function SeriesCreatePage() {
  const { t } = useTranslation(['series', 'planner'])
  const navigate = useNavigate()
  const { teams } = useTrainingAccess()
  const [params] = useSearchParams()
  const { data: seasons } = useSuspenseQuery(surroundingsQueries.seasons())
  const { data: recent } = useSuspenseQuery(surroundingsQueries.recent(teams.map(({ id }) => id)))
  const { mutateAsync: create } = useCreateSeries()
  const team = teams.find(({ id }) => id === params.get('team')) ?? teams[0]
  const [values] = useState(() => newSeriesValues(team, recent, seasons, Date.now()))

  async function save(typed: SeriesValues) {
    const zone = teams.find(({ id }) => id === typed.team_id)?.school.time_zone ?? 'UTC'
    const dates = seriesDates(typed, zone, typed.skips, Date.now())
    const schoolId = teams.find(({ id }) => id === typed.team_id)?.school_id ?? ''
    const fields = await settleGround({ typed, dates, schoolId, edited: null })
    const { planned } = await create({
      teamId: typed.team_id,
      row: toSeriesRow(typed),
      skips: skippedDates(dates),
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

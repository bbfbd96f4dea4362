import { useTranslation } from 'react-i18next'
import { ignoreReported } from '@/lib/query/ignore-reported'
import { toWallClock } from '@/lib/time/wall-clock'
import { formatDay } from '@/lib/time/format-day'
import { AppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'
import { bookForTraining } from '@/features/planner/api/field-parts'
import { readTakenParts } from '../../api/series-ground'
import {
  readChangeEffect,
  useChangeSeries,
  useSetSeriesEnd,
  type Series,
} from '../../api/training-series'
import { useMoveTraining, useSetTrainingStatus } from '@/features/planner/api/trainings'
import {
  toSeriesChange,
  toTimes,
  type ChangedTraining,
  type ChangeValues,
  type SeriesChange,
} from '../../model/series-change'

import { moveWithGround } from './move-with-ground'
import { resolveAnswer, listTimes } from '../../components/form/settle-ground'

/** Carries out what the dialog asked, says so, and offers the way back where there is one. */
export function useChange(training: ChangedTraining, kind: 'move' | 'cancel') {
  const { i18n } = useTranslation('series')
  const { mutateAsync: moveOne } = useMoveTraining()
  const { mutateAsync: setStatus } = useSetTrainingStatus()
  const { mutateAsync: changeSeries } = useChangeSeries()
  const { mutateAsync: setEnd } = useSetSeriesEnd()
  const { id } = training

  async function changeOne(values: ChangeValues) {
    const reason = values.reason.trim() || null
    if (kind === 'cancel') {
      await setStatus({ id, status: 'cancelled', reason })
      const run = () =>
        void setStatus({ id, status: 'planned' }).then(reportTakenBack, ignoreReported)
      showToast('success', 'training:list.cancelled', {
        subject: `training:${id}`,
        action: { label: 'training:list.undo', run },
      })
      return
    }
    const times = toTimes(training, values)
    if (Date.parse(times.starts_at) <= Date.now()) {
      throw new AppError('invalid', { detail: 'in_the_past' })
    }
    const part = await moveWithGround({
      trainingId: id,
      times: { startsAt: times.starts_at, endsAt: times.ends_at },
      answer: values.when_taken,
      move: () => moveOne({ id, ...times, change_reason: reason }),
    })
    const start = toWallClock(times.starts_at, training.team.school.time_zone)
    const { starts_at, ends_at } = training
    const goBack = async () => {
      // another ground need not be free at the old time
      if (part !== undefined) await bookForTraining(id, null)
      await moveOne({ id, starts_at, ends_at, change_reason: null })
      if (part !== undefined) await bookForTraining(id, part)
    }
    const undo = () => void goBack().catch(ignoreReported)
    showToast('success', 'series:series.done_moved', {
      subject: `training:${id}`,
      values: { when: `${formatDay(start.date, i18n.language)}, ${start.time}` },
      action: { label: 'training:list.undo', run: undo },
    })
  }

  /** `before`: the series as it stands. */
  return async function change(values: ChangeValues, before: Series | null) {
    const asked = values.scope === 'one' ? null : toSeriesChange(training, kind, values)
    if (!asked) return changeOne(values)
    const fields = before ? await resolveFields(asked, before, values.when_taken) : {}
    const series = await changeSeries({ ...asked, change: { ...asked.change, fields } })
    if (kind === 'move') {
      showToast('success', 'series:series.saved')
      return
    }
    const to_on = before?.to_on ?? series.to_on
    const run = () => void setEnd({ id: series.id, to_on }).then(reportTakenBack, ignoreReported)
    showToast('success', 'series:series.ended_all', {
      action: { label: 'training:list.undo', run },
    })
  }
}

/** Another ground, or none, where the dates would meet somebody else's booking. */
async function resolveFields(asked: SeriesChange, { id, team }: Series, answer: string) {
  const { taken } = await readChangeEffect(asked)
  const times = { schoolId: team.school_id, seriesId: id, times: listTimes([], taken) }
  return resolveAnswer(taken, await readTakenParts(times), team.school_id, answer)
}

function reportTakenBack() {
  showToast('success', 'series:series.taken_back_all')
}

import { useDebouncedValue } from '@mantine/hooks'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useParts, useTakenParts } from '../../api/series-ground'
import { useChangeEffect, type Series } from '../../api/training-series'
import { useTurnout } from '@/features/attendance/api/turnout'
import {
  changeSchema,
  toSeriesChange,
  toTimes,
  type ChangedTraining,
  type ChangeValues,
} from '../../model/series-change'
import { listFieldChoices } from '@/features/planner/model/board/field-choice'
import { listFreeParts, type TakenDate } from '../../model/series-ground'
import { listTimes } from '../../components/form/settle-ground'
import { TakenField } from '../../components/taken-field'
import { OneGround } from './one-ground'
import { EffectNote } from '../effect-note'
import layout from '@/shared/ui/layout.module.css'
import styles from '../series.module.css'
import { useEffectLines } from '../use-effect-lines'

interface ChangeEffectNoteProps {
  training: ChangedTraining
  kind: 'move' | 'cancel'
  series: Series | null
}

/** What the dialog's answer would do, asked of the database while one types. */
export function ChangeEffectNote({ training, kind, series }: ChangeEffectNoteProps) {
  const typed = useWatch<ChangeValues>()
  const [settled] = useDebouncedValue(typed, 250)
  const read = changeSchema.safeParse(settled)
  if (!read.success) return null
  return read.data.scope === 'one' ? (
    <OneNote training={training} kind={kind} series={series} values={read.data} />
  ) : (
    <SeriesNote training={training} kind={kind} series={series} values={read.data} />
  )
}

type NoteProps = ChangeEffectNoteProps & { values: ChangeValues }

function SeriesNote({ training, kind, series, values }: NoteProps) {
  const change = toSeriesChange(training, kind, { ...values, reason: '' })
  const query = useChangeEffect(change)
  const taken = query.data?.taken ?? []
  return (
    <>
      <EffectNote query={query} zone={training.team.school.time_zone} />
      {series && taken.length > 0 ? <OtherGround series={series} taken={taken} /> : null}
    </>
  )
}

function OtherGround({ series, taken }: { series: Series; taken: readonly TakenDate[] }) {
  const schoolId = series.team.school_id
  const { data: parts = [] } = useParts(schoolId)
  const { data = [] } = useTakenParts({
    schoolId,
    seriesId: series.id,
    times: listTimes([], taken),
  })
  return (
    <TakenField
      count={taken.length}
      free={listFreeParts(taken, data, listFieldChoices(parts, [], null))}
    />
  )
}

function OneNote({ training, kind, values }: NoteProps) {
  const { t } = useTranslation('series')
  const lines = useEffectLines(training.team.school.time_zone)
  const { data } = useTurnout([training.id])
  const answered = data?.[0]?.answered
  const ground = kind === 'move' ? <OneGround training={training} values={values} /> : null
  if (answered === undefined) return ground
  const times = toTimes(training, values)
  const isMoved = Date.parse(times.starts_at) !== Date.parse(training.starts_at)
  const said = kind === 'cancel' ? lines.told(answered) : isMoved ? lines.asked(answered) : null
  return (
    <>
      <div
        className={`${layout.column} ${layout.gap1} ${layout.roundControl} ${styles.effect}`}
        role="status"
        aria-label={t('series.effect.label')}
      >
        <p>{said ?? t('series.effect.answers_stay')}</p>
        {said && kind === 'move' && answered > 0 ? <p>{t('series.effect.answers_wait')}</p> : null}
      </div>
      {ground}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { showToast } from '@/lib/toast'
import { NumberField } from '@/shared/form/fields/number-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { useMoveTraining } from '@/features/planner/api/trainings'
import { shiftTraining } from '../../model/list/shift'
import type { ListedTraining } from '../../model/list/listed-training'
import { reasonMax } from '@/features/series/model/series-schema'
import { BulkSheet } from '@/features/series/widgets/bulk-sheet'
import { runForEach } from './run-for-each'

interface BulkMoveSheetProps {
  trainings: readonly ListedTraining[]
  onClose: (isDone: boolean) => void
}

const days = 'training:list.bulk_days_error'

const schema = z.object({
  days: z.number(days).int(days).min(-60, days).max(60, days),
  time: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'planner:form.errors.time_required')
    .or(z.literal('')),
  reason: z.string().max(reasonMax, 'series:series.errors.reason'),
})

/** Moves several trainings by the same number of days, to one time or each at its own. */
export function BulkMoveSheet({ trainings, onClose }: BulkMoveSheetProps) {
  const { t } = useTranslation(['training', 'series'])
  const count = trainings.length
  const { mutateAsync: move } = useMoveTraining()

  async function moveAll({ days, time, reason }: z.infer<typeof schema>) {
    const change_reason = reason.trim() || null
    const done = await runForEach(trainings, (training) =>
      move({ id: training.id, ...shiftTraining(training, days, time), change_reason }),
    )
    const undo = () =>
      void runForEach(done, ({ id, starts_at, ends_at }) =>
        move({ id, starts_at, ends_at, change_reason: null }),
      )
    showToast('success', 'training:list.bulk_done', {
      values: { done: done.length, count },
      action: { label: 'training:list.undo', run: undo },
    })
  }

  return (
    <BulkSheet
      title={t('list.bulk_move_title', { count })}
      label={t('list.move')}
      schema={schema}
      defaultValues={{ days: 7, time: '', reason: '' }}
      onSubmit={moveAll}
      onClose={onClose}
    >
      <FieldRow>
        <NumberField
          name="days"
          label={t('list.bulk_days')}
          hint={t('list.bulk_days_hint')}
          min={-60}
          max={60}
          required
        />
        <TimeField name="time" label={t('list.bulk_time')} hint={t('list.bulk_time_hint')} />
      </FieldRow>
      <TextField
        name="reason"
        label={t('series:series.reason')}
        hint={t('series:series.reason_hint')}
        maxLength={reasonMax}
      />
    </BulkSheet>
  )
}

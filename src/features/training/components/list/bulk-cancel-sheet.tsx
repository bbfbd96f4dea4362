import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { showToast } from '@/lib/toast'
import { TextField } from '@/shared/form/fields/text-field'
import { useTurnout } from '@/features/attendance/api/turnout'
import { useSetTrainingStatus } from '@/features/planner/api/trainings'
import type { ListedTraining } from '../../model/list/listed-training'
import { reasonMax } from '@/features/series/model/series-schema'
import layout from '@/shared/ui/layout.module.css'
import series from '@/features/series/widgets/series.module.css'
import { useEffectLines } from '@/features/series/widgets/use-effect-lines'
import { BulkSheet } from '@/features/series/widgets/bulk-sheet'
import { runForEach } from './run-for-each'

interface BulkCancelSheetProps {
  trainings: readonly ListedTraining[]
  onClose: (isDone: boolean) => void
}

const schema = z.object({ reason: z.string().max(reasonMax, 'series:series.errors.reason') })

/** Calls several trainings off for one reason; one click takes them all back. */
export function BulkCancelSheet({ trainings, onClose }: BulkCancelSheetProps) {
  const { t } = useTranslation(['training', 'series'])
  const count = trainings.length
  const { mutateAsync: setStatus } = useSetTrainingStatus()
  const { data } = useTurnout(trainings.map(({ id }) => id))
  const { told } = useEffectLines('UTC')
  const answered = Math.max(0, ...(data ?? []).map((turnout) => turnout.answered))

  async function cancel({ reason }: z.infer<typeof schema>) {
    const why = reason.trim() || null
    const done = await runForEach(trainings, ({ id }) =>
      setStatus({ id, status: 'cancelled', reason: why }),
    )
    const takeBack = () => void runForEach(done, ({ id }) => setStatus({ id, status: 'planned' }))
    showToast('success', 'training:list.bulk_done', {
      values: { done: done.length, count },
      action: { label: 'training:list.undo', run: takeBack },
    })
  }

  return (
    <BulkSheet
      title={t('list.bulk_cancel_title', { count })}
      label={t('list.cancel')}
      isDanger
      schema={schema}
      defaultValues={{ reason: '' }}
      onSubmit={cancel}
      onClose={onClose}
    >
      <p>{t('list.bulk_cancel_text')}</p>
      <TextField
        name="reason"
        label={t('series:series.reason')}
        hint={t('series:series.reason_hint')}
        placeholder={t('series:series.reason_placeholder')}
        maxLength={reasonMax}
      />
      {data ? (
        <div
          className={`${layout.column} ${layout.gap1} ${layout.roundControl} ${series.effect}`}
          role="status"
        >
          <p>{told(answered)}</p>
        </div>
      ) : null}
    </BulkSheet>
  )
}

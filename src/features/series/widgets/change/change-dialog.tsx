import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { useOptionalSeries } from '../../api/training-series'
import { changeSchema, changeValues, type ChangedTraining } from '../../model/series-change'
import { ChangeFields } from './change-fields'
import { useChange } from './use-change'

export interface ChangeDialogProps {
  training: ChangedTraining
  kind: 'move' | 'cancel'
  /** Where it was dragged; instants in ISO. */
  suggested?: { starts_at: string; ends_at: string }
  /** Whether something was changed. */
  onClose: (isDone: boolean) => void
}

const formId = 'training-change'

/** Moves or calls off one training or it and all that follow, and says first what will happen. */
export function ChangeDialog({ training, kind, suggested, onClose }: ChangeDialogProps) {
  const { t } = useTranslation('series')
  const [defaults] = useState(() => changeValues(training, suggested))
  const { data: series } = useOptionalSeries(training.series_id)
  const [isBusy, setIsBusy] = useState(false)
  const change = useChange(training, kind)
  return (
    <Sheet
      isOpen
      onClose={() => onClose(false)}
      title={kind === 'move' ? t('series.move_title') : t('series.cancel_title')}
      width={560}
      footer={
        <>
          <Button kind="secondary" onClick={() => onClose(false)}>
            {t('series.keep')}
          </Button>
          <Button
            type="submit"
            form={formId}
            kind={kind === 'cancel' ? 'danger' : 'primary'}
            busy={isBusy}
          >
            {kind === 'move' ? t('series.move_do') : t('series.cancel_do')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        schema={changeSchema}
        defaultValues={defaults}
        fieldErrors={({ detail }) => ({
          ...(detail === 'in_the_past' && { time: 'series:series.errors.past' }),
          ...(detail === 'field_taken' && { time: 'series:series.errors.field_taken' }),
          ...(detail === 'field_open' && { when_taken: 'series:series.errors.field_open' }),
          ...(detail === 'no_dates_left' && { scope: 'series:series.errors.no_dates' }),
        })}
        onSubmit={async (values) => {
          setIsBusy(true)
          try {
            await change(values, series ?? null)
          } catch (error) {
            setIsBusy(false)
            throw toAppError(error)
          }
          onClose(true)
        }}
      >
        <ChangeFields training={training} kind={kind} series={series ?? null} />
      </Form>
    </Sheet>
  )
}

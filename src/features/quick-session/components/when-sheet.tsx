import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { DateField } from '@/shared/form/fields/date-field'
import { NumberField } from '@/shared/form/fields/number-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { quickMinutes, writeAt } from '@/features/planner/model/candidates/quick-link'
import { trainingSchema } from '@/features/planner/model/training-schema'
import type { QuickTraining } from './use-quick-slot'

const { min, max } = quickMinutes
const message = 'quick-session:quick.errors.minutes'

const whenSchema = z.object({
  date: trainingSchema.shape.date,
  time: trainingSchema.shape.time,
  minutes: z.number(message).int(message).min(min, message).max(max, message),
})

interface WhenSheetProps {
  isOpen: boolean
  onClose: () => void
  evening: QuickTraining
}

const formId = 'quick-when'

/** Another day, another time, any length. */
export function WhenSheet({ isOpen, onClose, evening }: WhenSheetProps) {
  const { t } = useTranslation(['quick-session', 'planner'])
  const { slot, minutes, patch } = evening
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('quick.when_title')}
      footer={
        // the form stands in the sheet's body, its button in the footer
        <Button kind="primary" type="submit" form={formId}>
          {t('quick.apply')}
        </Button>
      }
    >
      <Form
        id={formId}
        schema={whenSchema}
        defaultValues={{ date: slot.date, time: slot.time, minutes }}
        onSubmit={(values) => {
          patch({ at: writeAt(values), minutes: values.minutes })
          onClose()
        }}
      >
        <DateField name="date" label={t('planner:form.fields.date')} required />
        <TimeField name="time" label={t('planner:form.fields.time')} required />
        <NumberField
          name="minutes"
          label={t('quick.own_length')}
          min={min}
          max={max}
          step={5}
          required
        />
      </Form>
    </Sheet>
  )
}

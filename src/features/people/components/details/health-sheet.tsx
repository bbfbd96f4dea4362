import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DateField } from '@/shared/form/fields/date-field'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import { Sheet } from '@/shared/ui/sheet'
import { getToday } from '@/lib/time/calendar-date'
import { findCurrentInjury, useSaveHealth, type Health } from '../../api/health'
import { healthLimits, healthSchema } from '../../model/health-schema'

interface HealthSheetProps {
  playerId: string
  name: string
  health: Health
  onClose: () => void
}

/** What a coach must know, in the family's words, and whether the child is injured now. */
export function HealthSheet({ playerId, name, health, onClose }: HealthSheetProps) {
  const { t } = useTranslation('people')
  const formId = useId()
  const { mutateAsync, isPending } = useSaveHealth(playerId)
  const injury = findCurrentInjury(health)
  const note = health.medical_note
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('health.edit_title', { name })}
      footer={
        <>
          <Button kind="secondary" onClick={onClose}>
            {t('health.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={isPending}>
            {t('health.save')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        label={t('health.edit')}
        schema={healthSchema}
        defaultValues={{
          advice: note?.advice ?? '',
          allergies: note?.allergies ?? '',
          medication: note?.medication ?? '',
          body_part: injury?.body_part ?? '',
          occurred_on: injury?.occurred_on ?? getToday(),
          expected_return_on: injury?.expected_return_on ?? '',
        }}
        fieldErrors={({ detail }) =>
          detail === 'consent_missing' ? { advice: 'people:health.errors.consent_missing' } : {}
        }
        onSubmit={async (input) => {
          await mutateAsync({ before: health, input })
          onClose()
        }}
      >
        <TextareaField
          name="advice"
          label={t('health.advice')}
          hint={t('health.advice_hint')}
          maxLength={healthLimits.advice}
        />
        <TextField name="allergies" label={t('health.allergies')} maxLength={healthLimits.text} />
        <TextField name="medication" label={t('health.medication')} maxLength={healthLimits.text} />
        <TextField
          name="body_part"
          label={t('health.body_part')}
          hint={t('health.body_part_hint')}
          maxLength={healthLimits.bodyPart}
        />
        <DateField name="occurred_on" label={t('health.since')} max={getToday()} />
        <DateField name="expected_return_on" label={t('health.back')} />
      </Form>
    </Sheet>
  )
}

import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { href, paths } from '@/lib/router/paths'
import { formatDay } from '@/lib/time/format-day'
import { showToast } from '@/lib/toast'
import { Form } from '@/shared/form/form'
import { NumberField } from '@/shared/form/fields/number-field'
import { SelectField } from '@/shared/form/fields/select-field'
import { TextField } from '@/shared/form/fields/text-field'
import { TimeField } from '@/shared/form/fields/time-field'
import { Button, LinkButton } from '@/shared/ui/button'
import { FieldRow } from '@/shared/ui/patterns/form-section'
import { Sheet } from '@/shared/ui/sheet'
import { trainingQueries, useSaveTraining } from '@/features/planner/api/trainings'
import { writeAt } from '@/features/planner/model/candidates/quick-link'
import { trainingLimits } from '@/features/planner/model/limits'
import { defaultDuration, defaultTime } from '@/features/planner/model/training-defaults'
import { countMinutes, createLink, type Slot } from '../model/create-link'
import { slotSchema, toSlotArgument, type SlotValues } from '../model/slot-schema'

interface SlotSheetProps {
  slot: Slot
  /** Those the person plans for. */
  teams: readonly { id: string; name: string }[]
  zone: string
  onClose: () => void
}

const formId = 'calendar-slot'

/** A click into the calendar: Enter puts a session there, and the exercises can come later. */
export function SlotSheet({ slot, teams, zone, onClose }: SlotSheetProps) {
  const { t, i18n } = useTranslation('calendar')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { mutateAsync } = useSaveTraining()
  const [isBusy, setIsBusy] = useState(false)
  const [defaults] = useState<SlotValues>(() => ({
    team_id: slot.team ?? (teams.length === 1 ? (teams[0]?.id ?? '') : ''),
    title: '',
    time: slot.time ?? defaultTime,
    minutes: countMinutes(slot) ?? defaultDuration,
  }))

  async function save(values: SlotValues) {
    setIsBusy(true)
    try {
      const place = await client
        .fetchQuery(trainingQueries.lastPlace(values.team_id))
        // a default is not worth a refusal
        .catch(() => '')
      const { id: trainingId } = await mutateAsync(toSlotArgument(values, slot.date, zone, place))
      showToast('success', 'calendar:slot.saved', {
        action: {
          label: 'calendar:slot.add',
          run: () => void navigate(href(paths.trainings.edit, { trainingId })),
        },
      })
      onClose()
    } finally {
      setIsBusy(false)
    }
  }

  const at = { date: slot.date, time: slot.time ?? defaultTime }
  const quick = new URLSearchParams({ at: writeAt(at), ...(slot.team && { team: slot.team }) })
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={`${t('slot.title')}: ${formatDay(slot.date, i18n.language)}`}
      width={560}
      footer={
        <>
          <LinkButton kind="quiet" to={createLink(slot, paths.matches.create)}>
            {t('slot.match')}
          </LinkButton>
          <LinkButton kind="quiet" to={`${paths.trainings.quick}?${quick}`}>
            {t('slot.quick')}
          </LinkButton>
          <LinkButton kind="secondary" to={createLink(slot)}>
            {t('slot.plan')}
          </LinkButton>
          <Button type="submit" form={formId} busy={isBusy}>
            {t('slot.save')}
          </Button>
        </>
      }
    >
      <Form id={formId} schema={slotSchema} defaultValues={defaults} onSubmit={save}>
        <TextField
          name="title"
          label={t('slot.name')}
          placeholder={t('slot.name_example')}
          maxLength={trainingLimits.title}
        />
        <FieldRow>
          <SelectField
            name="team_id"
            label={t('slot.team')}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
            required
          />
          <TimeField name="time" label={t('slot.time')} required />
          <NumberField
            name="minutes"
            label={t('slot.minutes')}
            min={trainingLimits.durationMin}
            max={trainingLimits.durationMax}
            step={5}
            required
          />
        </FieldRow>
      </Form>
    </Sheet>
  )
}

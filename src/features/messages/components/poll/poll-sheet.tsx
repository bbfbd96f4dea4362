import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import { DateField } from '@/shared/form/fields/date-field'
import { SwitchField } from '@/shared/form/fields/switch-field'
import { TextField } from '@/shared/form/fields/text-field'
import { Form } from '@/shared/form/form'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { useCreatePoll } from '../../api/polls'
import { pollLimits, pollSchema, type PollValues } from '../../model/poll'
import { PollOptionsField } from './poll-options-field'

interface PollSheetProps {
  conversationId: string
  zone: string
  onClose: () => void
  onAsked: () => void
}

/** A question to the conversation, with options, limits and an end. */
export function PollSheet({ conversationId, zone, onClose, onAsked }: PollSheetProps) {
  const { t } = useTranslation('messages')
  const formId = useId()
  // sent again it is the same poll
  const [clientId] = useState(() => crypto.randomUUID())
  const [today] = useState(() => toWallClock(Date.now(), zone).date)
  const create = useCreatePoll(conversationId, zone)

  async function save(values: PollValues) {
    await create.mutateAsync({ values, clientId })
    onAsked()
    onClose()
  }

  const blank = { label: '', max_people: null }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('poll.title')}
      footer={
        <Button type="submit" form={formId} busy={create.isPending}>
          {t('poll.ask')}
        </Button>
      }
    >
      <Form
        id={formId}
        label={t('poll.title')}
        schema={pollSchema}
        defaultValues={{
          question: '',
          options: [blank, blank],
          has_limits: false,
          is_multiple: false,
          closes_on: addDays(today, 7),
        }}
        failureTitle={() => 'messages:poll.failed'}
        onSubmit={save}
      >
        <p className={layout.dim14}>{t('poll.not_secret')}</p>
        <TextField
          name="question"
          label={t('poll.question')}
          maxLength={pollLimits.question}
          required
        />
        <PollOptionsField />
        <SwitchField name="is_multiple" label={t('poll.is_multiple')} />
        <SwitchField
          name="has_limits"
          label={t('poll.has_limits')}
          hint={t('poll.has_limits_hint')}
        />
        <DateField
          name="closes_on"
          label={t('poll.closes_on')}
          min={today}
          max={addDays(today, pollLimits.days)}
          required
        />
      </Form>
    </Sheet>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Form } from '@/shared/form/form'
import { TextareaField } from '@/shared/form/fields/textarea-field'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useAnswerTicket, type Ticket } from '../api/tickets'
import { findFailureTitle, listTicketFieldErrors } from '../model/support-failure'
import { answerSchema, ticketLimits } from '../model/ticket-schemas'

/** The next word; sent again after a lost answer, it stands there once. What was typed stays on the device. */
export function AnswerForm({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support')
  const [clientId, setClientId] = useState(() => crypto.randomUUID())
  const answer = useAnswerTicket()
  return (
    <Form
      key={clientId}
      schema={answerSchema}
      defaultValues={{ body: '' }}
      label={t('talk.answer')}
      draftKey={`support:${ticket.id}`}
      onSubmit={async ({ body }) => {
        await answer.mutateAsync({ ticket_id: ticket.id, body, client_id: clientId })
        setClientId(crypto.randomUUID())
      }}
      fieldErrors={listTicketFieldErrors}
      failureTitle={findFailureTitle}
    >
      <TextareaField
        name="body"
        label={t('talk.answer')}
        hint={ticket.state === 'solved' && ticket.is_mine ? t('talk.reopens') : undefined}
        rows={3}
        maxLength={ticketLimits.body}
        required
      />
      <div className={layout.wrapEnd}>
        <Button type="submit" busy={answer.isPending}>
          {t('talk.send')}
        </Button>
      </div>
    </Form>
  )
}

import { IconCheck, IconRotate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useNow } from '@/lib/time/use-now'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { useMoveTicket, useTicket, type Ticket } from '../api/tickets'
import { AnswerForm } from '../components/answer-form'
import { AskerCard } from '../components/asker-card'
import { Conversation } from '../components/conversation'
import { StateBadge } from '../components/state-badge'
import { useMoment } from '../components/use-moment'
import { formatTicketNumber } from '../model/ticket'

/** One ticket: the conversation, by when an answer comes, and for the desk who asks. */
export function SupportDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('support')
  const ticket = useTicket(id)
  if (!ticket) return null
  return (
    <DetailsPage
      title={ticket.subject}
      back={ticket.is_mine ? undefined : { to: paths.admin.support, label: t('pages.desk') }}
      description={<TicketFacts ticket={ticket} />}
      actions={<StateActions ticket={ticket} />}
      rail={ticket.asker && !ticket.is_mine ? <AskerCard asker={ticket.asker} /> : null}
    >
      <div className={layout.stack5}>
        <Conversation ticket={ticket} />
        {ticket.state === 'closed' ? (
          <div className={`${layout.card} ${layout.stack3}`}>
            <p className={layout.dim14}>{t('talk.closed')}</p>
            {ticket.is_mine ? (
              <div className={layout.wrap2}>
                <LinkButton to={paths.support.ask}>{t('list.ask')}</LinkButton>
              </div>
            ) : null}
          </div>
        ) : (
          <AnswerForm ticket={ticket} />
        )}
      </div>
    </DetailsPage>
  )
}

function TicketFacts({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support')
  const formatMoment = useMoment()
  const now = useNow()
  const isOverdue = Date.parse(ticket.reply_due_at) < now
  const when = formatMoment(ticket.reply_due_at)
  return (
    <FactLine>
      <StateBadge state={ticket.state} isDesk={!ticket.is_mine} />
      <span className={layout.figures}>{formatTicketNumber(ticket.number)}</span>
      <span>{t(`kinds.${ticket.kind}`)}</span>
      {ticket.state === 'open' ? (
        <span>{t(isOverdue ? 'details.overdue' : 'details.due', { when })}</span>
      ) : null}
    </FactLine>
  )
}

function StateActions({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('support')
  const move = useMoveTicket()
  const isDesk = !ticket.is_mine
  if (ticket.state === 'open' || ticket.state === 'waiting_for_you') {
    return (
      <Button
        kind="secondary"
        busy={move.isPending}
        icon={<IconCheck size={20} stroke={1.75} />}
        onClick={() => move.mutate({ id: ticket.id, state: 'solved' })}
      >
        {t(isDesk ? 'details.solve' : 'details.solved')}
      </Button>
    )
  }
  if (!isDesk) return null
  return (
    <Button
      kind="secondary"
      busy={move.isPending}
      icon={<IconRotate size={20} stroke={1.75} />}
      onClick={() => move.mutate({ id: ticket.id, state: 'open' })}
    >
      {t('details.reopen')}
    </Button>
  )
}

import { IconMessageQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatAge } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { FactLine } from '@/shared/ui/name-lines'
import { ListFrame } from '@/shared/ui/patterns/list-frame'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useMyTickets, type MyTicket } from '../api/tickets'
import { StateBadge } from '../components/state-badge'
import { useMoment } from '../components/use-moment'
import { formatTicketNumber } from '../model/ticket'

/** What the person asked the platform, the latest word first. */
export function SupportListPage() {
  const { t } = useTranslation('support')
  const tickets = useMyTickets()
  const ask = (
    <LinkButton
      to={paths.support.ask}
      icon={<IconMessageQuestion size={20} stroke={1.75} aria-hidden="true" />}
    >
      {t('list.ask')}
    </LinkButton>
  )
  if (tickets.length === 0) {
    return (
      <ListFrame title={t('pages.list')} description={t('list.promise')}>
        <EmptyState title={t('list.empty')} text={t('list.empty_text')} action={ask} />
      </ListFrame>
    )
  }
  return (
    <ListFrame
      title={t('pages.list')}
      count={tickets.length}
      description={t('list.promise')}
      action={ask}
    >
      <ul className={layout.listStack2} aria-label={t('list.label')}>
        {tickets.map((ticket) => (
          <TicketRow key={ticket.id} ticket={ticket} />
        ))}
      </ul>
    </ListFrame>
  )
}

function TicketRow({ ticket }: { ticket: MyTicket }) {
  const { t } = useTranslation('support')
  const formatMoment = useMoment()
  return (
    <li>
      <Link
        className={`${layout.card} ${layout.stack2} ${layout.quietLink}`}
        to={href(paths.support.details, { id: ticket.id })}
      >
        <span className={layout.between}>
          <span className={layout.name}>{ticket.subject}</span>
          <StateBadge state={ticket.state} />
        </span>
        <FactLine>
          <span className={layout.dim13Figures}>{formatTicketNumber(ticket.number)}</span>
          <span className={layout.dim13}>{t(`kinds.${ticket.kind}`)}</span>
          <span className={layout.dim13}>
            {ticket.state === 'open'
              ? t('list.due', { when: formatMoment(ticket.reply_due_at) })
              : formatAge(ticket.last_message_at)}
          </span>
        </FactLine>
      </Link>
    </li>
  )
}

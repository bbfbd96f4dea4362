import { useState } from 'react'
import { IconAlertTriangle, IconCalendarOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatAge } from '@/lib/dates'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { CardLines, Dim, FactLine, NameLines } from '@/shared/ui/name-lines'
import { ListPage } from '@/shared/ui/patterns/list-page'
import { useList } from '@/shared/ui/patterns/use-list'
import { StatusBadge } from '@/shared/ui/status-badge'
import { deskQueries, type DeskTicket } from '../api/desk'
import { HolidaySheet } from '../components/holiday-sheet'
import { StateBadge } from '../components/state-badge'
import { useMoment } from '../components/use-moment'
import { deskFilterSchema } from '../model/desk-filter'
import { formatTicketNumber, supportKinds, supportStates } from '../model/ticket'

/** Every ticket, what is due first on top; an administrator answers from here. */
export function SupportDeskPage() {
  const { t } = useTranslation('support')
  const list = useList(deskFilterSchema, deskQueries.list)
  const [isHolidaysOpen, setIsHolidaysOpen] = useState(false)
  const renderName = (ticket: DeskTicket) => (
    <NameLines
      name={ticket.subject}
      text={`${formatTicketNumber(ticket.number)} · ${ticket.asker_name}`}
    />
  )
  const renderDue = (ticket: DeskTicket) => <DueTime ticket={ticket} />
  return (
    <>
      <ListPage
        title={t('pages.desk')}
        label={t('desk.list')}
        list={list}
        actions={
          <Button
            kind="secondary"
            icon={<IconCalendarOff size={20} stroke={1.75} />}
            onClick={() => setIsHolidaysOpen(true)}
          >
            {t('holidays.title')}
          </Button>
        }
        search={{ label: t('desk.search'), placeholder: t('desk.search_placeholder') }}
        filters={[
          { key: 'overdue', label: t('desk.overdue') },
          {
            key: 'state',
            label: t('desk.state'),
            options: supportStates.map((value) => ({ value, label: t(`desk.states.${value}`) })),
          },
          {
            key: 'kind',
            label: t('ask.kind'),
            options: supportKinds.map((value) => ({ value, label: t(`kinds.${value}`) })),
          },
        ]}
        rowKey={({ id }) => id}
        rowHref={({ id }) => href(paths.support.details, { id })}
        rowLabel={({ number, subject }) => `${formatTicketNumber(number)} ${subject}`}
        columns={[
          { key: 'subject', header: t('desk.subject'), render: renderName },
          { key: 'kind', header: t('ask.kind'), render: ({ kind }) => t(`kinds.${kind}`) },
          {
            key: 'state',
            header: t('desk.state'),
            render: ({ state }) => <StateBadge state={state} isDesk />,
          },
          { key: 'reply_due_at', header: t('desk.due'), render: renderDue },
          {
            key: 'last_message_at',
            header: t('desk.last'),
            render: ({ last_message_at: at }) => formatAge(at),
          },
        ]}
        phoneCard={(ticket) => (
          <CardLines>
            {renderName(ticket)}
            <FactLine>
              <StateBadge state={ticket.state} isDesk />
              <Dim>{t(`kinds.${ticket.kind}`)}</Dim>
            </FactLine>
            <FactLine>{renderDue(ticket)}</FactLine>
          </CardLines>
        )}
        empty={{ title: t('desk.empty'), text: t('desk.empty_text') }}
      />
      {isHolidaysOpen ? <HolidaySheet onClose={() => setIsHolidaysOpen(false)} /> : null}
    </>
  )
}

/** By when the platform owes an answer, where it owes one. */
function DueTime({ ticket }: { ticket: DeskTicket }) {
  const { t } = useTranslation('support')
  const formatMoment = useMoment()
  if (ticket.state !== 'open') return <Dim>{formatAge(ticket.last_message_at)}</Dim>
  const when = formatMoment(ticket.reply_due_at)
  if (!ticket.is_overdue) return <span className={layout.size14}>{t('desk.due_by', { when })}</span>
  return (
    <StatusBadge tone="red" icon={<IconAlertTriangle size={14} stroke={2} aria-hidden="true" />}>
      {t('desk.overdue_since', { when })}
    </StatusBadge>
  )
}

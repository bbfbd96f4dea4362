import { useTranslation } from 'react-i18next'
import { toLocale } from '@/lib/i18n/locale'
import { formatLocale } from '@/lib/dates'
import { formatDay } from '@/lib/time/format-day'
import layout from '@/shared/ui/layout.module.css'
import type { Ticket } from '../api/tickets'
import { groupByDay } from '../model/ticket'

const ownLook = {
  alignSelf: 'flex-end',
  background: 'var(--green-ground)',
  borderColor: 'var(--green-edge)',
} as const
const width = { maxInlineSize: 'min(640px, 92%)' } as const

/** What was said, day by day: one's own words at the end, those of the other side at the start. */
export function Conversation({ ticket }: { ticket: Ticket }) {
  const { t, i18n } = useTranslation('support')
  const language = toLocale(i18n.resolvedLanguage ?? 'en')
  const clock = new Intl.DateTimeFormat(formatLocale(language), {
    hour: '2-digit',
    minute: '2-digit',
  })
  const other = ticket.is_mine ? t('talk.team') : (ticket.asker?.name ?? t('talk.asker'))
  return (
    <div className={layout.stack4} role="log" aria-label={t('talk.label')}>
      {groupByDay(ticket.messages).map(({ date, messages }) => (
        <section key={date} className={layout.stack2} aria-label={formatDay(date, language)}>
          <h2 className={`${layout.dim13} ${layout.textCenter}`}>{formatDay(date, language)}</h2>
          {messages.map((message) => {
            const isOwn = message.is_staff !== ticket.is_mine
            const time = clock.format(new Date(message.created_at))
            const author = isOwn ? t('talk.you') : other
            return (
              <article
                key={message.id}
                className={`${layout.card} ${layout.stack1} ${layout.top}`}
                style={{ ...width, ...(isOwn ? ownLook : { alignSelf: 'flex-start' }) }}
                aria-label={t('talk.message', { author, time })}
              >
                <span className={layout.dim13Figures}>
                  {author} · <time dateTime={message.created_at}>{time}</time>
                </span>
                <p className={`${layout.text16} ${layout.breakable} ${layout.ownLines}`}>
                  {message.body}
                </p>
              </article>
            )
          })}
        </section>
      ))}
    </div>
  )
}

import { IconCalendarEvent, IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { useNow } from '@/lib/time/use-now'
import layout from '@/shared/ui/layout.module.css'
import { NameLines } from '@/shared/ui/name-lines'
import { Sheet } from '@/shared/ui/sheet'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useAttachableEvents } from '../../api/attachments'
import type { LinkedAttachment } from '../../model/message-log'
import styles from '../messages.module.css'

interface EventSheetProps {
  conversationId: string
  /** Of the school. */
  zone: string
  onClose: () => void
  onChoose: (attachment: LinkedAttachment) => void
}

/** A session or match to point to: one tap sends it as a card, which says when it is for as long as it stands. */
export function EventSheet({ conversationId, zone, onClose, onChoose }: EventSheetProps) {
  const { t } = useTranslation('messages')
  return (
    <Sheet isOpen onClose={onClose} title={t('event.title')}>
      <QueryBoundary>
        <EventList conversationId={conversationId} zone={zone} onChoose={onChoose} />
      </QueryBoundary>
    </Sheet>
  )
}

const icons = { training: IconCalendarEvent, match: IconTrophy } as const

function EventList({ conversationId, zone, onChoose }: Omit<EventSheetProps, 'onClose'>) {
  const { t, i18n } = useTranslation('messages')
  const now = useNow()
  const events = useAttachableEvents(conversationId)
  const isOver = ({ starts_at }: { starts_at: string }) => Date.parse(starts_at) < now
  const groups = [
    { key: 'coming', rows: events.filter((event) => !isOver(event)) },
    { key: 'past', rows: events.filter(isOver) },
  ] as const
  if (events.length === 0) return <p className={layout.dim14}>{t('event.none')}</p>
  return (
    <div className={layout.stack3}>
      {groups.map(({ key, rows }) =>
        rows.length === 0 ? null : (
          <section key={key} aria-label={t(`event.${key}`)}>
            <h3 className={`${layout.dim12} ${layout.medium}`}>{t(`event.${key}`)}</h3>
            <ul className={layout.listStack}>
              {rows.map(({ kind, id, title, starts_at }) => {
                const { date, time } = toWallClock(starts_at, zone)
                const Icon = icons[kind]
                return (
                  <li key={id}>
                    <button
                      type="button"
                      className={`${layout.bare} ${layout.line2} ${layout.full} ${styles.choice}`}
                      onClick={() => onChoose({ kind, id })}
                    >
                      <NameLines
                        name={title}
                        text={`${formatDay(date, i18n.language)}, ${time}`}
                        media={<Icon size={20} stroke={1.75} aria-hidden="true" />}
                      />
                    </button>
                  </li>
                )
              })}
            </ul>
          </section>
        ),
      )}
    </div>
  )
}

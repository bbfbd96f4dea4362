import { useState } from 'react'
import { IconBellRinging, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDay } from '@/lib/time/format-day'
import { toWallClock } from '@/lib/time/wall-clock'
import { href, paths } from '@/lib/router/paths'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { Sheet } from '@/shared/ui/sheet'
import { useChangeReceipts, useRemindOfChange } from '../../api/event-changes'
import type { AnsweredEvent } from '../../api/open-answers'
import { countReaders, type ChangeReader } from '../../model/event-change'

interface ChangeReceiptsProps {
  event: AnsweredEvent
  /** The school's time zone. */
  zone: string
  /** Epoch ms. */
  now: number
}

/** For who plans: how many families know that a date has changed, who does not, and one tap to remind only those. */
export function ChangeReceipts({ event, zone, now }: ChangeReceiptsProps) {
  const { t } = useTranslation('teams')
  const { data } = useChangeReceipts(event)
  const { mutate, isPending } = useRemindOfChange()
  const [isOpen, setIsOpen] = useState(false)
  if (!data || data.readers.length === 0) return null
  const { all, seen, waiting } = countReaders(data.readers)
  const isEarly = data.next_at !== null && Date.parse(data.next_at) > now
  const icon = { size: 18, stroke: 1.75 }
  return (
    <div className={layout.stack2} role="group" aria-label={t('change.receipts')}>
      <p className={layout.text14} data-figures="">
        {seen === all ? t('change.all_know') : t('change.known', { seen, all })}
      </p>
      <div className={layout.wrap2}>
        <Button kind="secondary" icon={<IconUsers {...icon} />} onClick={() => setIsOpen(true)}>
          {t('change.who')}
        </Button>
        {waiting > 0 ? (
          <Button
            kind="secondary"
            icon={<IconBellRinging {...icon} />}
            busy={isPending}
            disabled={isEarly}
            onClick={() => mutate(data.change_id)}
          >
            {isEarly
              ? t('change.again', { time: toWallClock(data.next_at ?? now, zone).time })
              : t('change.remind', { count: waiting })}
          </Button>
        ) : null}
      </div>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={t('change.who')}>
        <p className={layout.dim14}>{t('change.why')}</p>
        <ul className={layout.list}>
          {data.readers.map((reader) => (
            <ReaderRow key={reader.player_id} reader={reader} zone={zone} />
          ))}
        </ul>
      </Sheet>
    </div>
  )
}

/** Leads to the player, where the numbers to call stand. */
function ReaderRow({ reader, zone }: { reader: ChangeReader; zone: string }) {
  const { t, i18n } = useTranslation('teams')
  const { player_id, name, seen_at, seen_by, has_answered, is_reachable } = reader

  function describe(): string {
    if (seen_at === null) return is_reachable ? t('change.not_yet') : t('change.nobody')
    const { date, time } = toWallClock(seen_at, zone)
    const when = `${formatDay(date, i18n.language)}, ${time}`
    const by = seen_by ?? t('change.somebody')
    return has_answered
      ? t('change.answered', { name: by, when })
      : t('change.confirmed', { name: by, when })
  }

  return (
    <li className={`${layout.padBlock2} ${layout.lineAbove}`}>
      <Link
        className={`${layout.quietLink} ${layout.medium}`}
        to={href(paths.players.details, { id: player_id })}
      >
        {name}
      </Link>
      <p className={layout.dim13}>{describe()}</p>
    </li>
  )
}

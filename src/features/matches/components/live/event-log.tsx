import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { formatMatchMinute } from '../../model/live/clock'
import { useEventText } from './use-event-text'
import type { Live } from './use-live-match'

/** Everything that was logged, the latest first; each entry can be taken back and counted again. */
export function EventLog({ live }: { live: Live }) {
  const { t } = useTranslation('matches/live')
  const text = useEventText(live)
  const [showsUndone, setShowsUndone] = useState(false)
  const shown = live.events.filter(({ isUndone }) => showsUndone || !isUndone).toReversed()
  const hasUndone = live.events.some(({ isUndone }) => isUndone)
  return (
    <section aria-label={t('log.title')} className={layout.stack2}>
      <div className={layout.between}>
        <h2 className={layout.medium14}>{t('log.title')}</h2>
        {hasUndone ? (
          <Button kind="quiet" onClick={() => setShowsUndone(!showsUndone)}>
            {t(showsUndone ? 'log.hide_undone' : 'log.show_undone')}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? <p className={layout.dim14}>{t('log.empty')}</p> : null}
      <ul className={layout.listStack1}>
        {shown.map((event) => (
          <li key={event.client_id} className={layout.betweenLine}>
            <span className={layout.min}>
              <b>{`${formatMatchMinute(event, live.clock.period_minutes)}′ `}</b>
              {event.isUndone ? <s>{text(event)}</s> : text(event)}
              {live.doubles.has(event.client_id) ? (
                <span className={layout.amber}>{` ${t('log.double')}`}</span>
              ) : null}
            </span>
            <Button kind="quiet" onClick={() => live.undo([event.client_id], !event.isUndone)}>
              {t(event.isUndone ? 'log.redo' : 'log.undo')}
              <span className={layout.hidden}>{` ${text(event)}`}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

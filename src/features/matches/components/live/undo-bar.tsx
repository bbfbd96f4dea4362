import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import styles from './live.module.css'
import { useEventText } from './use-event-text'
import type { Live } from './use-live-match'

/** What was just logged, for eight seconds; its place stays when it goes. */
export function UndoBar({ live }: { live: Live }) {
  const { t } = useTranslation('matches/live')
  const text = useEventText(live)
  const { fresh, events, now } = live
  const logged = events.filter(({ client_id }) => fresh?.clientIds.includes(client_id))
  const first = logged[0]
  return (
    <div className={`${layout.flex} ${layout.gap2} ${layout.middle} ${styles.undo}`}>
      {fresh && first ? (
        <>
          <p role="status" className={`${layout.clip} ${layout.grow} ${layout.plain}`}>
            {logged.length > 1 ? t('log.changes', { count: logged.length }) : text(first)}
          </p>
          <Button kind="secondary" onClick={() => live.undo(fresh.clientIds, true)}>
            {t('undo_within', { seconds: Math.ceil((fresh.until - now) / 1000) })}
          </Button>
        </>
      ) : null}
    </div>
  )
}

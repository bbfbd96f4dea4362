import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { useMentalOutbox } from '../../api/mental-outbox'
import { removeEntry, retryEntry } from '../../model/guide/mental-outbox'

/** What this device has and the database has not: waiting for a connection, or refused. */
export function UnsentNotice({ userId }: { userId: string }) {
  const { t } = useTranslation('mental')
  const { runner, box, isPersisted } = useOutboxState(userId)
  const refused = box.entries.filter((held) => held.refused !== null)
  const waiting = box.entries.length - refused.length
  return (
    <>
      {waiting > 0 && box.waiting_since !== null ? (
        <Alert title={t('unsent.waiting', { count: waiting })}>
          {t(isPersisted ? 'unsent.waiting_text' : 'unsent.stay')}
        </Alert>
      ) : null}
      {refused.map(({ entry, refused: reason }) => (
        <Alert
          key={entry.id}
          kind="error"
          title={t('unsent.refused')}
          actions={
            <>
              <Button
                kind="secondary"
                onClick={() => runner.change((held) => retryEntry(held, entry.id), 'now')}
              >
                {t('unsent.retry')}
              </Button>
              <Button
                kind="quiet"
                onClick={() => runner.change((held) => removeEntry(held, entry.id), 'not')}
              >
                {t('unsent.remove')}
              </Button>
            </>
          }
        >
          {t(reason === 'assignment_closed' ? 'unsent.closed' : 'unsent.refused_text')}
        </Alert>
      ))}
    </>
  )
}

function useOutboxState(userId: string) {
  const { isKept: isPersisted, ...state } = useMentalOutbox(userId)
  return { ...state, isPersisted }
}

import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useProgressOutbox } from '../../api/progress-outbox'
import { removeRefusals } from '../../model/run/progress-outbox'

interface RunDoneProps {
  userId: string
  playerId: string
  entryId: string
  /** The result in words; null where nothing was counted. */
  result: string | null
  isBest: boolean
  /** Work that is done is not begun again here. */
  isFinished: boolean
  onAgain: () => void
}

/** Well done, and where the entry is: with the coach already, or waiting on this device. */
export function RunDone(props: RunDoneProps) {
  const { userId, playerId, entryId, result, isBest, isFinished, onAgain } = props
  const { t } = useTranslation('individual')
  const { runner, box, isSending } = useProgressOutbox(userId)
  const held = box.entries.find(({ entry }) => entry.id === entryId)
  const state = held?.refused
    ? 'done.refused'
    : held && !isSending && box.waiting_since !== null
      ? 'done.waiting'
      : held
        ? 'done.sending'
        : 'done.sent'
  return (
    <section className={`${layout.card} ${layout.stack4}`} aria-label={t('done.title')}>
      <h2 className={layout.plain}>{t(isBest ? 'done.best' : 'done.title')}</h2>
      {result ? (
        <p className={`${layout.plain} ${layout.bold}`} style={{ fontSize: '2.5rem' }}>
          {result}
        </p>
      ) : null}
      <p role="status" className={layout.dim14}>
        {t(state)}
      </p>
      <div className={layout.wrap2}>
        {held?.refused ? (
          <Button
            kind="secondary"
            icon={<IconTrash size={20} stroke={1.75} />}
            onClick={() => {
              runner.change(removeRefusals, 'not')
              onAgain()
            }}
          >
            {t('done.discard')}
          </Button>
        ) : null}
        {isFinished ? null : (
          <Button kind="secondary" icon={<IconRefresh size={20} stroke={1.75} />} onClick={onAgain}>
            {t('done.again')}
          </Button>
        )}
        <LinkButton to={`${paths.individual.progress}?player=${playerId}`}>
          {t('done.progress')}
        </LinkButton>
        <LinkButton kind="quiet" to={paths.tasks.active}>
          {t('done.tasks')}
        </LinkButton>
      </div>
    </section>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/ui/button'
import type { UnsentEntries } from './unsent-entries'
import styles from './unsent-question.module.css'

interface UnsentQuestionProps {
  unsent: readonly UnsentEntries[]
  /** Tries to send all; what is still unsent is answered. */
  onSend: () => Promise<UnsentEntries[]>
  /** It stays on this device for the same person. */
  onKeep: () => void
  onLeave: () => void
}

/** What becomes of entries that are not sent yet: sent now, kept for the same person, or thrown away. */
export function UnsentQuestion({ unsent: found, onSend, onKeep, onLeave }: UnsentQuestionProps) {
  const { t } = useTranslation()
  const [unsent, setUnsent] = useState(found)
  const [isSending, setIsSending] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  async function send() {
    setIsSending(true)
    const left = await onSend()
    setIsSending(false)
    if (left.length === 0) return onLeave()
    setUnsent(left)
    setHasFailed(true)
  }

  function formatEntries(entries: UnsentEntries): string {
    const { count } = entries
    if ('conversationId' in entries) return t('unsent.of_messages', { count })
    if ('practice' in entries) return t('unsent.of_practice', { count })
    if ('matchId' in entries) return t('unsent.of_match', { count })
    if ('progressOf' in entries) return t('unsent.of_progress', { count })
    const { team } = entries
    return team ? t('unsent.of_team', { count, team }) : t('unsent.of_training', { count })
  }

  function leaveUnsent() {
    onKeep()
    onLeave()
  }

  return (
    <div className={styles.question}>
      <ul className={styles.list}>
        {unsent.map((entries) => (
          <li key={getEntriesKey(entries)}>{formatEntries(entries)}</li>
        ))}
      </ul>
      {hasFailed ? <p role="alert">{t('unsent.failed')}</p> : null}
      <Button busy={isSending} onClick={() => void send()}>
        {t('unsent.send')}
      </Button>
      <Button kind="secondary" onClick={leaveUnsent}>
        {t('unsent.keep')}
      </Button>
      <p className={styles.hint}>{t('unsent.keep_hint')}</p>
      <Button kind="danger" onClick={onLeave}>
        {t('unsent.drop')}
      </Button>
    </div>
  )
}

function getEntriesKey(entries: UnsentEntries): string {
  if ('conversationId' in entries) return entries.conversationId
  if ('progressOf' in entries) return entries.progressOf
  if ('practice' in entries) return 'practice'
  return 'matchId' in entries ? entries.matchId : entries.trainingId
}

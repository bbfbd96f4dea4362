import { IconMailOpened } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { classifyAuthFailure, type AuthFailure } from '../model/auth-failure'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'
import { useCooldown } from './use-cooldown'

/** The auth service sends one mail a minute to an address. */
const pauseSeconds = 60

interface CheckInboxProps {
  onResend: () => Promise<void>
  /** Back to the form, with what was typed. */
  onOther: () => void
}

/** What to do while waiting for an e-mail. */
export function CheckInbox({ onResend, onOther }: CheckInboxProps) {
  const { t } = useTranslation('session/account')
  const { left, start } = useCooldown(pauseSeconds)
  const [isSending, setSending] = useState(false)
  const [isSentAgain, setSentAgain] = useState(false)
  const [failure, setFailure] = useState<AuthFailure | null>(null)

  async function resend(): Promise<void> {
    setSending(true)
    setFailure(null)
    try {
      await onResend()
      setSentAgain(true)
      start()
    } catch (error) {
      setFailure(classifyAuthFailure(error))
    }
    setSending(false)
  }

  return (
    <div className={styles.form}>
      <span className={styles.picture}>
        <IconMailOpened size={32} stroke={1.5} aria-hidden="true" />
      </span>
      <p className={styles.small}>{t('inbox.hint')}</p>
      <FormFailure failure={failure} />
      <Button kind="secondary" busy={isSending} disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('inbox.again_in', { seconds: left }) : t('inbox.again')}
      </Button>
      <p className={styles.small} role="status">
        {isSentAgain && t('inbox.sent_again')}
      </p>
      <Button kind="quiet" onClick={onOther}>
        {t('inbox.other')}
      </Button>
    </div>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { toAuthFailure } from '../api/to-auth-failure'

interface ResendLinkProps {
  email: () => string
}

/** Offers the confirmation link again to somebody who has not confirmed the address yet. */
export function ResendLink({ email }: ResendLinkProps) {
  const { t } = useTranslation('session')
  const [isSending, setSending] = useState(false)
  const [answer, setAnswer] = useState<string | null>(null)

  async function resend(): Promise<void> {
    setSending(true)
    try {
      const { resendConfirmation } = await import('../api/auth-api')
      await resendConfirmation(email())
      setAnswer(t('login.resent'))
    } catch (error) {
      setAnswer(t(`failures.${await toAuthFailure(error)}`))
    }
    setSending(false)
  }

  if (answer) return <p role="status">{answer}</p>
  return (
    <Button kind="secondary" busy={isSending} onClick={() => void resend()}>
      {t('login.resend')}
    </Button>
  )
}

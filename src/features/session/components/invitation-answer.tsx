import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import { Alert } from '@/shared/public/alert'
import { acceptInvitation, declineInvitation } from '../api/invitation-api'
import { toAuthFailure } from '../api/to-auth-failure'
import type { AuthFailure } from '../model/auth-failure'
import styles from './auth-form.module.css'
import { FormFailure } from './form-failure'

export type Answer = 'done' | 'waiting' | 'declined'

interface InvitationAnswerProps {
  token: string
  school: string
  onAnswer: (answer: Answer) => void
}

/** Yes or no, once, by a person: opening the link alone does nothing. */
export function InvitationAnswer({ token, school, onAnswer }: InvitationAnswerProps) {
  const { t } = useTranslation('session/account')
  const [busy, setBusy] = useState<'accept' | 'decline' | null>(null)
  const [failure, setFailure] = useState<AuthFailure | 'not_allowed' | null>(null)

  async function run(kind: 'accept' | 'decline', answer: () => Promise<Answer>) {
    setBusy(kind)
    setFailure(null)
    try {
      onAnswer(await answer())
    } catch (error) {
      const isInviter =
        error instanceof Error && error.message.includes('inviter_no_longer_allowed')
      setFailure(isInviter ? 'not_allowed' : await toAuthFailure(error))
    }
    setBusy(null)
  }

  return (
    <div className={styles.form}>
      {failure === 'not_allowed' ? (
        <Alert kind="error">{t('accept.not_allowed', { school })}</Alert>
      ) : (
        <FormFailure failure={failure} />
      )}
      <Button
        busy={busy === 'accept'}
        onClick={() =>
          void run('accept', async () => ((await acceptInvitation(token)) ? 'done' : 'waiting'))
        }
      >
        {t('accept.accept')}
      </Button>
      <Button
        kind="quiet"
        busy={busy === 'decline'}
        onClick={() =>
          void run('decline', async () => {
            await declineInvitation(token)
            return 'declined'
          })
        }
      >
        {t('accept.decline')}
      </Button>
    </div>
  )
}

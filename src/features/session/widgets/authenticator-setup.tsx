import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { encode } from 'uqr'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/public/button'
import { createAuthenticator, verifyCode, type AuthenticatorSecret } from '../api/second-factor'
import { CodeForm } from './code-form'
import styles from './second-factor.module.css'

interface AuthenticatorSetupProps {
  onDone: () => Promise<void> | void
  onCancel: () => void
  cancelLabel: string
}

/** Sets an authenticator app up: scan or type the secret, then confirm with the first code. */
export function AuthenticatorSetup({ onDone, onCancel, cancelLabel }: AuthenticatorSetupProps) {
  const { t } = useTranslation('session/account')
  const [secret, setSecret] = useState<AuthenticatorSecret | null>(null)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    createAuthenticator().then(
      (made) => !isGone && setSecret(made),
      () => !isGone && setFailed(true),
    )
    return () => {
      isGone = true
    }
  }, [])

  const cancel = (
    <Button kind="quiet" onClick={onCancel}>
      {cancelLabel}
    </Button>
  )
  if (hasFailed) {
    return (
      <Alert kind="error" title={t('code.failures.unknown')}>
        {cancel}
      </Alert>
    )
  }
  if (!secret) return <p className={styles.hint}>{t('code.preparing')}</p>
  return (
    <div className={styles.setup}>
      <p className={styles.step}>{t('code.scan')}</p>
      <QrCode text={secret.uri} label={t('code.qr')} />
      <p className={styles.hint}>
        {t('code.by_hand')} <code className={styles.secret}>{toGroups(secret.secret)}</code>
      </p>
      <CodeForm
        label={t('code.first')}
        onCode={async (code) => {
          await verifyCode(secret.id, code)
          await onDone()
        }}
      >
        {cancel}
      </CodeForm>
    </div>
  )
}

function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  )
}

/** In fours, as people read it out and type it. */
function toGroups(secret: string): string {
  return (secret.match(/.{1,4}/g) ?? []).join(' ')
}

import type { AppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Alert } from '@/shared/public/alert'

interface ServerAlertProps {
  error: AppError
  /** What failed, as a key: it stands above the reason. */
  title?: string
}

/** Why saving failed; everything typed is still there. */
export function ServerAlert({ error, title }: ServerAlertProps) {
  const translate = useTranslateKey()
  const reason = translate(`errors:${error.code}`)
  return (
    <Alert kind="error" title={title ? translate(title) : reason}>
      {title && reason}
    </Alert>
  )
}

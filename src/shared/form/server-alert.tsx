import { useTranslation } from 'react-i18next'
import type { AppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'

/** Why saving failed; everything typed is still there. */
export function ServerAlert({ error }: { error: AppError }) {
  const { t } = useTranslation('errors')
  return <Alert kind="error" title={t(error.code)} />
}

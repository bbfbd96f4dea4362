import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { Alert } from '@/shared/public/alert'
import { InlineError } from '@/shared/ui/states/inline-error'

const known = ['too_many_tests', 'text_refused', 'account_unknown', 'nothing_to_tell'] as const

/** Why a test was not sent; nothing while none failed. */
export function TestFailure({ error }: { error: Error | null }) {
  const { t } = useTranslation('admin')
  if (!error) return null
  const { detail } = toAppError(error)
  const why = known.find((name) => name === detail)
  return why ? (
    <Alert kind="error" title={t(`news.failures.${why}`)} />
  ) : (
    <InlineError error={error} />
  )
}

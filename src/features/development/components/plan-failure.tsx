import { toAppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Alert } from '@/shared/public/alert'
import { getPlanFailureKey } from '../model/failure'

/** Why something about a plan was refused, and what to do instead. */
export function PlanFailure({ error }: { error: unknown }) {
  const translate = useTranslateKey()
  return <Alert kind="error" title={translate(getPlanFailureKey(toAppError(error)))} />
}

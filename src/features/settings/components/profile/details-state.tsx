import { useTranslation } from 'react-i18next'
import type { AppRole } from '@/features/session/model/session'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { CardSkeleton } from '@/shared/ui/states/skeletons'

export interface DetailsQuery {
  /** undefined: not loaded; null: there is no row yet. */
  data: object | null | undefined
  error: Error | null
  refetch: () => unknown
}

/** Loading, failing or missing: what stands where the details of a role would. */
export function DetailsState({ ofRole: role, query }: { ofRole: AppRole; query: DetailsQuery }) {
  const { t } = useTranslation(['settings', 'common'])
  if (query.data) return null
  if (query.data === null) {
    return <Alert title={t(`roles.${role}.missing`)}>{t(`roles.${role}.fill_in`)}</Alert>
  }
  if (!query.error) return <CardSkeleton />
  return (
    <Alert
      kind="error"
      title={t(`roles.${role}.fetch`)}
      actions={
        <Button kind="secondary" onClick={() => void query.refetch()}>
          {t('common:ui.retry')}
        </Button>
      }
    >
      {t(`roles.${role}.partial`)}
    </Alert>
  )
}

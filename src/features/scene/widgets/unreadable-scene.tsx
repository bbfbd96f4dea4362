import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import type { SceneFault } from '../model/document/open-scene'

/** Stands where a drawing would, and says why it cannot be shown. */
export function UnreadableScene({ fault }: { fault: SceneFault }) {
  const { t } = useTranslation('scene')
  return (
    <Alert kind="error" title={t('unreadable.title')}>
      {t(`unreadable.${fault}`)}
    </Alert>
  )
}

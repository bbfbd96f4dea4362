import { Suspense, type ReactNode } from 'react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { toAppError } from '@/lib/errors'
import { useTranslateKey } from '@/lib/i18n/translate-key'
import { Alert } from '@/shared/public/alert'
import { Button } from '@/shared/ui/button'
import { ErrorBoundary } from '@/shared/ui/states/error-boundary'
import { CardSkeleton } from '@/shared/ui/states/skeletons'
import { loadFailure } from '../../model/profile/profile-failure'

/** A profile that cannot be loaded says so in the words of spec section 8. */
export function ProfileBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation('common')
  const translate = useTranslateKey()
  const { reset } = useQueryErrorResetBoundary()
  return (
    <ErrorBoundary
      onReset={reset}
      fallback={(error, retry) => (
        <Alert
          kind="error"
          title={translate(loadFailure(toAppError(error)))}
          actions={
            <Button kind="secondary" onClick={retry}>
              {t('ui.retry')}
            </Button>
          }
        />
      )}
    >
      <Suspense fallback={<CardSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
  )
}

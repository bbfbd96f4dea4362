import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '@/shared/public/alert'
import type { AuthFailure } from '../model/auth-failure'

interface FormFailureProps {
  failure: AuthFailure | null
  /** The way out, such as asking for a new link. */
  children?: ReactNode
}

/** Says why the form was not accepted; nothing while there is nothing to say. */
export function FormFailure({ failure, children }: FormFailureProps) {
  const { t } = useTranslation('session')
  if (!failure) return null
  return (
    <Alert kind="error" title={t(`failures.${failure}`)}>
      {children}
    </Alert>
  )
}

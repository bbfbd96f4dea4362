import { Suspense, type ReactNode } from 'react'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { ErrorBoundary } from './error-boundary'
import { InlineError } from './inline-error'
import { CardSkeleton } from './skeletons'

interface QueryBoundaryProps {
  children: ReactNode
  /** What stands there while loading. */
  skeleton?: ReactNode
}

/** A slow or failing part of a page keeps to itself: skeleton first, inline error with retry. */
export function QueryBoundary({ children, skeleton = <CardSkeleton /> }: QueryBoundaryProps) {
  const { reset } = useQueryErrorResetBoundary()
  return (
    <ErrorBoundary
      onReset={reset}
      fallback={(error, retry) => <InlineError error={error} onRetry={retry} />}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ErrorBoundary>
  )
}

import { lazy, Suspense } from 'react'
import { useTrial } from '../api/current-trial'

const TrialBar = lazy(() => import('./trial-bar').then((module) => ({ default: module.TrialBar })))

/** The bar of somebody who looks around without an account; nothing, and no file, for everybody else. */
export function TrialHost() {
  const as = useTrial()
  return as ? (
    <Suspense>
      <TrialBar as={as} />
    </Suspense>
  ) : null
}

import { lazy, Suspense, useEffect, useState } from 'react'
import { listenForToasts, type ToastRequest } from '@/lib/toast'

const ToastContainers = lazy(() =>
  import('./toast-containers').then((module) => ({ default: module.ToastContainers })),
)

/** Listens from the start, and loads the toast library with the first thing there is to say. */
export function ToastArea() {
  const [waiting, setWaiting] = useState<ToastRequest[]>([])
  useEffect(() => listenForToasts((request) => setWaiting((before) => [...before, request])), [])
  if (waiting.length === 0) return null
  return (
    <Suspense>
      <ToastContainers requests={waiting} />
    </Suspense>
  )
}

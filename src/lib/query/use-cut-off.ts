import { useEffect, useSyncExternalStore } from 'react'
import { useQueryClient, type Query } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'

/** A browser that believes in a line which carries nothing never says when it does again. */
const againMs = 10_000

/** True while what is shown cannot be refreshed for want of a network; tries again by itself. */
export function useCutOff(): boolean {
  const client = useQueryClient()
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine)
  const hasFailed = useSyncExternalStore(
    (callback) => client.getQueryCache().subscribe(callback),
    () => client.getQueryCache().getAll().some(isCutOff),
  )
  const isWaiting = isOnline && hasFailed

  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => {
      void client.refetchQueries({ predicate: isCutOff, type: 'active' })
    }, againMs)
    return () => clearInterval(timer)
  }, [client, isWaiting])

  return !isOnline || hasFailed
}

/** Its last refresh waits for the network, or did not get through. */
function isCutOff({ meta, state }: Query): boolean {
  if (!meta?.isKept) return false
  const { fetchStatus, fetchFailureReason } = state
  return (
    fetchStatus === 'paused' ||
    (fetchFailureReason !== null && toAppError(fetchFailureReason).code === 'offline')
  )
}

function subscribeToNetwork(callback: () => void): () => void {
  window.addEventListener('online', callback)
  window.addEventListener('offline', callback)
  return () => {
    window.removeEventListener('online', callback)
    window.removeEventListener('offline', callback)
  }
}

/** What is kept of something deleted goes when nobody looks at it any more. */
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

/** Whether a query is about this one thing: its id stands in the key. */
export function isAbout(queryKey: QueryKey, id: string): boolean {
  return queryKey.includes(id)
}

/**
 * Drops every answer about `id`, those on show as soon as their page has gone: dropped earlier, the
 * page on its way out would ask once more, be told "not found" and stand there as an error.
 */
export function removeWhenUnobserved(client: QueryClient, id: string): void {
  const cache = client.getQueryCache()
  const shown = new Set<Query>()
  for (const query of cache.findAll({ predicate: ({ queryKey }) => isAbout(queryKey, id) })) {
    if (query.getObserversCount() > 0) shown.add(query)
    else cache.remove(query)
  }
  if (shown.size === 0) return
  const stop = cache.subscribe(({ type, query }) => {
    if (type === 'observerRemoved' && shown.has(query) && query.getObserversCount() === 0) {
      cache.remove(query)
    }
    if (type === 'removed') shown.delete(query)
    if (shown.size === 0) stop()
  })
}

/** What a page opens with where the server cannot be reached. */
import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { queryClient } from './query-client'

/** True when the failure is one of the line, not of the question. */
export function isUnreachable(error: unknown): boolean {
  const { code } = toAppError(error)
  return code === 'offline' || code === 'unavailable'
}

/** What the server says now; what this device knows of it where it cannot be asked. */
export async function fetchOrRecall<Answer, Failure, Data, Key extends QueryKey>(
  options: FetchQueryOptions<Answer, Failure, Data, Key>,
): Promise<Data> {
  try {
    return await queryClient.fetchQuery(options)
  } catch (error) {
    const known = queryClient.getQueryData<Data>(options.queryKey)
    if (known === undefined || !isUnreachable(error)) throw error
    return known
  }
}

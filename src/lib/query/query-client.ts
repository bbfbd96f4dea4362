/** Server state: one client, one place where a write refreshes what it changed and says so. */
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { showToast } from '@/lib/toast'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Query keys that are out of date once the write succeeded. */
      invalidates?: readonly QueryKey[]
      /** Translation key of the success toast. */
      success?: string
      /** The form or page shows the failure itself. */
      silent?: boolean
    }
  }
}

const minute = 60_000

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: minute,
      retry: (failures, error) => failures < 2 && isPassing(error),
      refetchOnWindowFocus: true,
    },
    mutations: { retry: false },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data !== undefined) showToast('error', `errors:${toAppError(error).code}`)
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: async (_data, _variables, _result, mutation) => {
      const { invalidates = [], success } = mutation.meta ?? {}
      if (success) showToast('success', success)
      await Promise.all(invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
    },
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.silent) showToast('error', `errors:${toAppError(error).code}`)
    },
  }),
})

function isPassing(error: Error): boolean {
  const { code } = toAppError(error)
  return code === 'offline' || code === 'unavailable' || code === 'rate_limited'
}

/** Server state: one client, one place where a write refreshes what it changed and says so. */
import { MutationCache, QueryCache, QueryClient, type QueryKey } from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { isOffline } from '@/lib/network'
import { showToast } from '@/lib/toast'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The answer stays on this device until sign-out, so that its page opens without a network. */
      isKept?: boolean
    }
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
      // asked once even without a network: a page that cannot be read says so instead of loading for ever
      networkMode: 'offlineFirst',
      retry: (failures, error) => failures < 2 && !isOffline() && isPassing(error),
      refetchOnWindowFocus: true,
    },
    // a save without a network fails with words; held back it would look like one that never ends
    mutations: { retry: false, networkMode: 'always' },
  },
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (query.state.data === undefined) return
      const { code } = toAppError(error)
      // without a network the page says so once, and how old it is
      if (isOffline() || (code === 'offline' && query.meta?.isKept)) return
      showToast('error', `errors:${code}`)
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

/** Server state: one client, one place where a write refreshes what it changed and says so. */
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type Query,
  type QueryKey,
} from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { isOffline } from '@/lib/network'
import { showToast } from '@/lib/toast'
import { forgetOnceLeft, isAbout } from './forget'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The answer stays on this device until sign-out, so that its page opens without a network. */
      isKept?: boolean
    }
    mutationMeta: {
      /** Query keys that are out of date once the write succeeded. */
      invalidates?: readonly QueryKey[]
      /** It deletes what its variables name, by id alone or as `{ id }`: nothing asks for that any more. */
      isDeletion?: boolean
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
    onSuccess: async (_data, variables, _result, mutation) => {
      const { invalidates = [], isDeletion, success } = mutation.meta ?? {}
      if (success) showToast('success', success)
      const gone = isDeletion ? idOf(variables) : null
      if (gone) forgetOnceLeft(queryClient, gone)
      const predicate = (query: Query) => !gone || !isAbout(query.queryKey, gone)
      await Promise.all(
        invalidates.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })),
      )
    },
    onError: (error, _variables, _result, mutation) => {
      if (!mutation.meta?.silent) showToast('error', `errors:${toAppError(error).code}`)
    },
  }),
})

/** Of what a deletion was called with. */
function idOf(variables: unknown): string | null {
  if (typeof variables === 'string') return variables
  const isNamed = typeof variables === 'object' && variables !== null && 'id' in variables
  return isNamed && typeof variables.id === 'string' ? variables.id : null
}

function isPassing(error: Error): boolean {
  const { code } = toAppError(error)
  return code === 'offline' || code === 'unavailable' || code === 'rate_limited'
}

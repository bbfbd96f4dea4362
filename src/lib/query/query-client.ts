/** Server state: one client, one place where a write refreshes what it changed and says so. */
import {
  MutationCache,
  QueryCache,
  QueryClient,
  type FetchQueryOptions,
  type QueryKey,
} from '@tanstack/react-query'
import { toAppError } from '@/lib/errors'
import { isOffline } from '@/lib/network'
import { showToast } from '@/lib/toast'
import { removeWhenUnobserved, isAbout } from './forget'
import { invalidateTables, type TableName } from './tables'

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** Tables the answer is made of; a write to one of them makes it stale. Empty: nothing does. */
      reads?: readonly TableName[]
      /** The answer stays on this device until sign-out, so that its page opens without a network. */
      isKept?: boolean
      /** Fields that are left out on the device: what families wrote may be about health. */
      privateFields?: readonly string[]
    }
    mutationMeta: {
      /** Tables it writes; what reads them is asked again once it succeeded. Triggers are known. */
      writes?: readonly TableName[]
      /** Queries that need no new answer: it updates them itself, or cannot change them. */
      spares?: readonly QueryKey[]
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

let endSession: (() => void) | null = null

/** What a dead token in any answer leads to (spec section 8); the session installs it, which lib may not know. */
export function setInvalidTokenHandler(end: () => void): void {
  endSession = end
}

/** True when the token is dead: the session ends, and nothing else is said about the failure. */
function isEndOfSession(error: Error): boolean {
  if (toAppError(error).code !== 'session_invalid' || !endSession) return false
  endSession()
  return true
}

/** Loaders do not wait for what is known already: the page shows it at once and asks again by itself. */
class AppQueryClient extends QueryClient {
  override async prefetchQuery<Answer, Failure, Data, Key extends QueryKey>(
    options: FetchQueryOptions<Answer, Failure, Data, Key>,
  ): Promise<void> {
    const known = this.getQueryState(options.queryKey)
    // what a write has changed is waited for: a save must not show the old row
    const isNews = known?.data === undefined || known.isInvalidated || options.staleTime === 0
    if (isNews) await super.prefetchQuery(options)
  }
}

export const queryClient = new AppQueryClient({
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
      if (isEndOfSession(error) || query.state.data === undefined) return
      const { code } = toAppError(error)
      // without a network the page says so once, and how old it is
      if (isOffline() || (code === 'offline' && query.meta?.isKept)) return
      showToast('error', `errors:${code}`)
    },
  }),
  mutationCache: new MutationCache({
    onSuccess: async (_data, variables, _result, mutation) => {
      const { writes = [], spares = [], isDeletion, success } = mutation.meta ?? {}
      if (success) showToast('success', success)
      const gone = isDeletion ? readVariableId(variables) : null
      if (gone) removeWhenUnobserved(queryClient, gone)
      await invalidateTables(queryClient, writes, {
        spares,
        predicate: ({ queryKey }) => !gone || !isAbout(queryKey, gone),
      })
    },
    onError: (error, _variables, _result, mutation) => {
      if (!isEndOfSession(error) && !mutation.meta?.silent)
        showToast('error', `errors:${toAppError(error).code}`)
    },
  }),
})

/** Of what a deletion was called with. */
function readVariableId(variables: unknown): string | null {
  if (typeof variables === 'string') return variables
  const isNamed = typeof variables === 'object' && variables !== null && 'id' in variables
  return isNamed && typeof variables.id === 'string' ? variables.id : null
}

function isPassing(error: Error): boolean {
  const { code } = toAppError(error)
  return code === 'offline' || code === 'unavailable' || code === 'rate_limited'
}

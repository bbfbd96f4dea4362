import { redirect, type LoaderFunctionArgs } from 'react-router'
import { loadSession } from '@/features/session/api/session-store'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { readSearch } from '@/lib/router/loader'
import { paths } from '@/lib/router/paths'
import { conversationQueries } from './api/conversations'
import { sendMessageLeftovers } from './api/message-outbox'
import { messageQueries } from './api/messages'
import { startConversation, type DirectPlan } from './api/starts'
import { parseStartLink } from './model/start-link'

export interface MessagesStart {
  /** Somebody would read along in the conversation the address asks for. */
  plan: DirectPlan | null
  /** Why the database does not open it. */
  refused: string | null
}

/** Opens what another page leads to; the conversation of the address is asked for beside the list. */
export async function loadMessages({ request }: LoaderFunctionArgs): Promise<MessagesStart> {
  const session = await loadSession()
  const userId = session?.user.id ?? ''
  sendMessageLeftovers(userId)
  const search = readSearch(request)
  const target = parseStartLink(search)
  if (!target) {
    const id = search.get('c')
    const list = conversationQueries.list(userId)
    const known = queryClient.getQueryData(list.queryKey)
    // the page shows how they end, and refreshes a list that is known
    if (!known) void queryClient.prefetchInfiniteQuery(list)
    if (id) {
      const unread = known?.pages.flat().find((row) => row.id === id)?.unread ?? 0
      void queryClient.prefetchQuery(messageQueries.log(id, unread))
    }
    return { plan: null, refused: null }
  }
  const start = await startConversation(target).catch((error: unknown) => {
    const { code, detail } = toAppError(error)
    return { refused: detail ?? code }
  })
  if ('id' in start) {
    await queryClient.invalidateQueries({ queryKey: conversationQueries.all() })
    throw redirect(`${paths.messages}?c=${start.id}`)
  }
  return {
    plan: 'plan' in start ? start.plan : null,
    refused: 'refused' in start ? start.refused : null,
  }
}

/** Tells the other tabs of this browser what was saved here. */
import { z } from 'zod'

const messageSchema = z.object({ id: z.string(), version: z.number() })
export type SavedMessage = z.infer<typeof messageSchema>

export function openSavingTabs(hear: (message: SavedMessage) => void) {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => {}, close: () => {} }
  const channel = new BroadcastChannel('animations')
  channel.addEventListener('message', ({ data }) => {
    const message = messageSchema.safeParse(data)
    if (message.success) hear(message.data)
  })
  return {
    tell: (message: SavedMessage) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

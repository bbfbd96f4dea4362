/** Tells the other tabs of this browser what was saved here, and hears what they saved. */
import { z } from 'zod'

const messageSchema = z.object({ id: z.string(), version: z.number() })
type SavedMessage = z.infer<typeof messageSchema>

export function createSavingTabs() {
  let channel: BroadcastChannel | null = null
  return {
    tell(message: SavedMessage) {
      channel?.postMessage(message)
    },
    listen(hear: (message: SavedMessage) => void) {
      if (typeof BroadcastChannel === 'undefined') return () => {}
      channel = new BroadcastChannel('animations')
      channel.addEventListener('message', ({ data }) => {
        const message = messageSchema.safeParse(data)
        if (message.success) hear(message.data)
      })
      return () => {
        channel?.close()
        channel = null
      }
    },
  }
}

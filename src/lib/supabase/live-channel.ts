/**
 * Private channels of the live line: the database says which row is new, never what is in it; members of a
 * conversation may say that they are there and type. Several parts of the app may follow one channel; it is joined with
 * the first of them and left with the last.
 */
import type { RealtimeChannel } from '@supabase/supabase-js'
import { z } from 'zod'
import { getDb } from './client'

export interface ChannelListener {
  /** The line stands, for the first time or after a break: whatever came before was not heard. */
  onJoin: () => void
  onEvent: (event: string, payload: unknown) => void
  /** Who shows that they are in a `chat:` channel: user ids as their devices claim them. */
  onPresence?: (userIds: readonly string[]) => void
}

interface OpenChannel {
  listeners: Set<ChannelListener>
  isJoined: boolean
  opening: Promise<RealtimeChannel | null>
}

const messageSchema = z.object({ event: z.string(), payload: z.unknown() })
const presenceSchema = z.record(z.string(), z.array(z.object({ user_id: z.string() })))
const channels = new Map<string, OpenChannel>()
/** supabase-js hands out a channel that is still leaving, so the next one waits until it has left. */
let closing: Promise<unknown> = Promise.resolve()

/** Follows `user:<id>` or `chat:<id>` and answers how to stop. Reconnecting is up to supabase-js. */
export function followChannel(topic: string, listener: ChannelListener): () => void {
  const channel = channels.get(topic) ?? openChannel(topic)
  channel.listeners.add(listener)
  if (channel.isJoined) listener.onJoin()
  return () => {
    channel.listeners.delete(listener)
    if (channel.listeners.size > 0 || channels.get(topic) !== channel) return
    channels.delete(topic)
    closing = channel.opening.then(leave).catch(() => null)
  }
}

/** Says something in a channel that is followed; lost without a word where the line does not stand. */
export function sendToChannel(topic: string, event: string, payload: Record<string, string>): void {
  callChannel(topic, (channel) => channel.send({ type: 'broadcast', event, payload }))
}

/** Shows the others that this person is in a channel that is followed; null: no longer. */
export function showInChannel(topic: string, userId: string | null): void {
  callChannel(topic, (channel) =>
    userId === null ? channel.untrack() : channel.track({ user_id: userId }),
  )
}

function callChannel(topic: string, tell: (channel: RealtimeChannel) => Promise<unknown>): void {
  const channel = channels.get(topic)
  if (!channel?.isJoined) return
  void channel.opening.then((joined) => joined && tell(joined)).catch(() => null)
}

function openChannel(topic: string): OpenChannel {
  const channel: OpenChannel = {
    listeners: new Set(),
    isJoined: false,
    opening: closing
      .then(() => (channel.listeners.size > 0 ? join(topic, channel) : null))
      // without the live line the page still follows on focus and on navigation
      .catch(() => null),
  }
  channels.set(topic, channel)
  return channel
}

async function join(topic: string, channel: OpenChannel): Promise<RealtimeChannel | null> {
  const client = await getDb()
  await client.realtime.setAuth()
  if (channel.listeners.size === 0) return null
  const joined = client.channel(topic, { config: { private: true } })
  if (topic.startsWith('chat:')) {
    joined.on('presence', { event: 'sync' }, () => {
      const userIds = readPresent(joined)
      for (const { onPresence } of channel.listeners) onPresence?.(userIds)
    })
  }
  return joined
    .on('broadcast', { event: '*' }, (message: unknown) => {
      const { data } = messageSchema.safeParse(message)
      if (!data) return
      for (const { onEvent } of channel.listeners) onEvent(data.event, data.payload)
    })
    .subscribe((status: string) => {
      channel.isJoined = status === 'SUBSCRIBED'
      if (channel.isJoined) for (const { onJoin } of channel.listeners) onJoin()
    })
}

function readPresent(channel: RealtimeChannel): string[] {
  const { data } = presenceSchema.safeParse(channel.presenceState())
  return [...new Set(Object.values(data ?? {}).flatMap((one) => one.map(({ user_id }) => user_id)))]
}

async function leave(channel: RealtimeChannel | null): Promise<void> {
  if (!channel) return
  const client = await getDb()
  await client.removeChannel(channel)
}

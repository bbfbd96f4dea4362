/** One WebSocket: joins channels, passes broadcasts and presence on, and renews or ends rights with the token. */
import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Claims } from '../../tokens'
import { readClaims, EVERYTHING, type ChannelPermissions } from './authorise'
import { decodeMessage, encodeMessage, createReply, type Message } from './protocol'
import type { Member, Rooms } from './rooms'

export interface RealtimeWorld {
  rooms: Rooms
  permissions(claims: Claims, topic: string): Promise<ChannelPermissions>
  log: (line: string) => void
}

interface Joined {
  member: Member
  permissions: ChannelPermissions
  hearsItself: boolean
  wantsAnswer: boolean
  expiry?: NodeJS.Timeout
}

type Admission = { reason: string } | { claims: Claims; permissions: ChannelPermissions }

const PREFIX = 'realtime:'
const LONGEST_TIMER_MS = 2_147_483_647

export function serveConnection(socket: WebSocket, apiKey: string, world: RealtimeWorld): void {
  const channels = new Map<string, Joined>()
  const send = (message: Message) => {
    if (socket.readyState === socket.OPEN) socket.send(encodeMessage(message))
  }
  // Messages are handled one after the other: a broadcast must not overtake its own join.
  let queue: Promise<void> = Promise.resolve()

  socket.on('message', (data, isBinary) => {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(new Uint8Array(data))
    const message = decodeMessage(bytes, isBinary)
    if (!message) return
    queue = queue
      .then(() => handle(message))
      .catch((error: unknown) => {
        world.log(`realtime: ${String(error)}`)
        send(createReply(message, 'error', { reason: 'Internal error' }))
      })
  })
  socket.on('close', () => {
    for (const topic of channels.keys()) leave(topic)
  })

  async function handle(message: Message): Promise<void> {
    if (message.topic === 'phoenix') return send(createReply(message, 'ok'))
    if (message.event === 'phx_join') return join(message)
    const joined = channels.get(message.topic)
    if (!joined) return send(createReply(message, 'error', { reason: 'unmatched topic' }))
    if (message.event === 'phx_leave') {
      leave(message.topic)
      send(createReply(message, 'ok'))
      send({ ...message, ref: null, event: 'phx_close', payload: {} })
    } else if (message.event === 'access_token') await renewAccess(message, joined)
    else if (message.event === 'broadcast') broadcast(message, joined)
    else if (message.event === 'presence') handlePresence(message, joined)
  }

  async function join(message: Message): Promise<void> {
    leave(message.topic)
    const config = Object(message.payload.config)
    const isPrivate = config.private === true
    const topic = message.topic.slice(PREFIX.length)
    const answer = await authorizeJoin(message.payload.access_token, topic, isPrivate)
    if ('reason' in answer) return send(createReply(message, 'error', answer))

    const { permissions, claims } = answer
    const presenceKey = config.presence?.key
    const member: Member = {
      topic,
      isPrivate,
      joinRef: message.joinRef,
      presenceKey: typeof presenceKey === 'string' && presenceKey ? presenceKey : randomUUID(),
      hearsPresence: config.presence?.enabled === true && permissions.canReadPresence,
      hearsBroadcast: true,
      tracked: null,
      send,
    }
    const joined: Joined = {
      member,
      permissions,
      hearsItself: config.broadcast?.self === true,
      wantsAnswer: config.broadcast?.ack === true,
    }
    channels.set(message.topic, joined)
    world.rooms.enter(member)
    scheduleExpiry(message.topic, joined, claims)
    send(createReply(message, 'ok', { postgres_changes: [] }))
    if (member.hearsPresence) {
      const state = world.rooms.presenceOf(member)
      send({ ...message, ref: null, event: 'presence_state', payload: state })
    }
  }

  async function authorizeJoin(
    token: unknown,
    topic: string,
    isPrivate: boolean,
  ): Promise<Admission> {
    const claims = readClaims(typeof token === 'string' ? token : apiKey)
    if (!claims) return { reason: 'InvalidJWTToken: Token is invalid or has expired' }
    const permissions = isPrivate ? await world.permissions(claims, topic) : EVERYTHING
    if (permissions.canRead) return { claims, permissions }
    return {
      reason: `Unauthorized: You do not have permissions to read from this Channel topic: ${topic}`,
    }
  }

  async function renewAccess(message: Message, joined: Joined): Promise<void> {
    const { topic, isPrivate } = joined.member
    const answer = await authorizeJoin(message.payload.access_token, topic, isPrivate)
    if ('reason' in answer) return close(message.topic, joined, answer.reason)
    joined.permissions = answer.permissions
    scheduleExpiry(message.topic, joined, answer.claims)
  }

  function broadcast(message: Message, joined: Joined): void {
    const { member, permissions } = joined
    if (permissions.canSend) {
      const { event, payload } = message.payload
      const heard = { type: 'broadcast', event, payload }
      world.rooms.broadcast(
        member.topic,
        member.isPrivate,
        heard,
        joined.hearsItself ? undefined : member,
      )
    }
    if (joined.wantsAnswer) send(createReply(message, permissions.canSend ? 'ok' : 'error'))
  }

  function handlePresence(message: Message, joined: Joined): void {
    if (!joined.permissions.canTrack) return send(createReply(message, 'error'))
    if (message.payload.event === 'track')
      world.rooms.track(joined.member, Object(message.payload.payload))
    else world.rooms.untrack(joined.member)
    send(createReply(message, 'ok'))
  }

  function leave(topic: string): void {
    const joined = channels.get(topic)
    if (!joined) return
    clearTimeout(joined.expiry)
    channels.delete(topic)
    world.rooms.leave(joined.member)
  }

  function close(topic: string, { member }: Joined, reason: string): void {
    const base = { joinRef: member.joinRef, ref: null, topic }
    leave(topic)
    const system = { status: 'error', extension: 'system', channel: member.topic, message: reason }
    send({ ...base, event: 'system', payload: system })
    send({ ...base, event: 'phx_close', payload: {} })
  }

  function scheduleExpiry(topic: string, joined: Joined, claims: Claims): void {
    clearTimeout(joined.expiry)
    if (claims.exp === undefined) return
    const left = Math.min(claims.exp * 1000 - Date.now(), LONGEST_TIMER_MS)
    joined.expiry = setTimeout(() => close(topic, joined, 'Token has expired'), left)
    joined.expiry.unref()
  }
}

/** Who is in which channel, what they track, and who hears what. */
import { randomUUID } from 'node:crypto'
import type { Message } from './protocol'

type Meta = Record<string, unknown>
type PresenceEntries = Record<string, { metas: Meta[] }>

export interface Member {
  /** Without the prefix `realtime:`. */
  topic: string
  isPrivate: boolean
  joinRef: string | null
  presenceKey: string
  hearsPresence: boolean
  hearsBroadcast: boolean
  tracked: Meta | null
  send(message: Message): void
}

export interface Rooms {
  enter(member: Member): void
  leave(member: Member): void
  broadcast(
    topic: string,
    isPrivate: boolean,
    payload: Record<string, unknown>,
    except?: Member,
  ): void
  track(member: Member, meta: Meta): void
  untrack(member: Member): void
  presenceOf(member: Member): PresenceEntries
}

export function createRooms(): Rooms {
  const rooms = new Map<string, Set<Member>>()
  // A public and a private channel of the same name are two channels.
  const createRoomKey = (topic: string, isPrivate: boolean) =>
    `${isPrivate ? 'private' : 'public'}:${topic}`
  const getMembers = (topic: string, isPrivate: boolean) =>
    rooms.get(createRoomKey(topic, isPrivate)) ?? new Set()

  function sendEvent(member: Member, event: string, payload: Record<string, unknown>): void {
    member.send({
      joinRef: member.joinRef,
      ref: null,
      topic: `realtime:${member.topic}`,
      event,
      payload,
    })
  }

  function sendPresenceDiff(member: Member, joins: PresenceEntries, leaves: PresenceEntries): void {
    for (const other of getMembers(member.topic, member.isPrivate)) {
      if (other.hearsPresence) sendEvent(other, 'presence_diff', { joins, leaves })
    }
  }

  function removePresence(member: Member): void {
    if (!member.tracked) return
    const leaves = { [member.presenceKey]: { metas: [member.tracked] } }
    member.tracked = null
    sendPresenceDiff(member, {}, leaves)
  }

  return {
    untrack: removePresence,
    enter(member) {
      const key = createRoomKey(member.topic, member.isPrivate)
      rooms.set(key, (rooms.get(key) ?? new Set()).add(member))
    },
    leave(member) {
      const key = createRoomKey(member.topic, member.isPrivate)
      const room = rooms.get(key)
      room?.delete(member)
      if (room?.size === 0) rooms.delete(key)
      removePresence(member)
    },
    broadcast(topic, isPrivate, payload, except) {
      for (const member of getMembers(topic, isPrivate)) {
        if (member !== except && member.hearsBroadcast) sendEvent(member, 'broadcast', payload)
      }
    },
    track(member, meta) {
      const before = member.tracked
      member.tracked = { ...meta, phx_ref: randomUUID() }
      const createEntry = (metas: Meta[]) => ({ [member.presenceKey]: { metas } })
      sendPresenceDiff(member, createEntry([member.tracked]), before ? createEntry([before]) : {})
    },
    presenceOf(member) {
      const state: PresenceEntries = {}
      for (const { presenceKey, tracked } of getMembers(member.topic, member.isPrivate)) {
        if (tracked) (state[presenceKey] ??= { metas: [] }).metas.push(tracked)
      }
      return state
    },
  }
}

/** What goes when a person leaves this device, and what goes when its time is over. */
import {
  isOutdated,
  listWebKeys,
  readDevice,
  removeDevice,
  removeWebKey,
  writeDevice,
} from './device-storage'
import { closeDevice, openDevice } from './entry-store'
import { clearEntries } from './database'
import { findEntry } from './registry'

const wipeListeners = new Set<() => void>()

/** Calls back after a wipe, for what a module remembers of the person beside the stores. */
export function subscribeToWipe(listener: () => void): void {
  wipeListeners.add(listener)
}

/**
 * Removes everything but the device's own entries and outboxes their owners chose to keep; unknown
 * keys go, too. Nothing of a person is taken until somebody claims the device.
 */
export async function wipeDevice(): Promise<void> {
  closeDevice()
  for (const { store, key } of listWebKeys()) {
    const isDevices = findEntry(store, key)?.owner === 'device'
    if (!isDevices && !isPreservedOutbox(key)) removeWebKey(store, key)
  }
  for (const listener of wipeListeners) listener()
  await clearEntries()
}

/** The device is used by this person now: what others have left is wiped first. */
export async function claimDevice(userId: string): Promise<void> {
  const last = readDevice('device_person')
  if (last !== userId && hasForeignEntries(userId, last)) await wipeDevice()
  openDevice()
  writeDevice('device_person', userId)
  // the choice was for the time away: asked anew at the next sign-out
  removeDevice('kept_outbox', createOutboxKey(userId))
}

/** Removes what is over its time; and, where nobody is signed in, what a person has left. */
export async function cleanUpDevice(isSignedIn: boolean): Promise<void> {
  const now = Date.now()
  for (const { store, key } of listWebKeys()) {
    const entry = findEntry(store, key)
    if (entry && isOutdated(entry, key, now)) removeWebKey(store, key)
  }
  const hasLeftovers = listWebKeys().some(
    ({ store, key }) => findEntry(store, key)?.owner === 'person' && !isPreservedOutbox(key),
  )
  if (!isSignedIn && hasLeftovers) await wipeDevice()
}

/** This person's outbox stays on the device after the next sign-out. */
export function preserveOutbox(userId: string): void {
  writeDevice('kept_outbox', '', createOutboxKey(userId))
}

function hasForeignEntries(userId: string, last: string | null): boolean {
  if (last !== null) return true
  return listWebKeys().some(({ store, key }) => {
    // nobody knows whose an unknown key is
    const { owner } = findEntry(store, key) ?? { owner: 'person' }
    return owner === 'person' && !isPreservedOutbox(key) && !key.includes(`:${userId}`)
  })
}

const outboxPattern = /^\w+-outbox:([^:]+):/

function isPreservedOutbox(key: string): boolean {
  const [, userId] = outboxPattern.exec(key) ?? []
  return userId !== undefined && readDevice('kept_outbox', createOutboxKey(userId)) !== null
}

function createOutboxKey(userId: string): string {
  return `kept-outbox:${userId}`
}

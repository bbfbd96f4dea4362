/** The devices a person is told news on, and this one among them. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { readDevice, removeDevice, writeDevice } from '@/lib/device/device-storage'
import { AppError } from '@/lib/errors'
import { getCurrentLocale } from '@/lib/i18n/setup'
import { isOffline } from '@/lib/network'
import {
  askPermission,
  readSubscription,
  renew,
  subscribe,
  unsubscribe,
  type PushAddress,
  type PushOffer,
} from '@/lib/push/browser-push'
import { showToast } from '@/lib/toast'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { parseStoredDevice, isToRenew, type StoredDevice } from '../model/stored-device'

export const pushDeviceQueries = {
  all: () => ['push-devices'] as const,
  own: (userId: string) =>
    queryOptions({
      queryKey: [...pushDeviceQueries.all(), userId],
      meta: { reads: ['push_devices'] },
      queryFn: ({ signal }) => fetchOwn(userId, signal),
      staleTime: 0,
    }),
}

async function fetchOwn(userId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('push_devices')
      .select('id, user_agent, last_seen_at')
      .eq('user_id', userId)
      .order('last_seen_at', { ascending: false })
      .order('id')
      .abortSignal(signal),
  )
  const own = getOwnDeviceId()
  const devices = rows.map((row) => ({ ...row, isHere: row.id === own }))
  return devices.toSorted((a, b) => Number(b.isHere) - Number(a.isHere))
}

export type PushDevice = Awaited<ReturnType<typeof fetchOwn>>[number]

/** This one first, then by when they were last seen. */
export function usePushDevices(userId: string) {
  return useSuspenseQuery(pushDeviceQueries.own(userId)).data
}

/** The id of this device while news is sent to it. */
function getOwnDeviceId(): string | null {
  return parseStoredDevice(readDevice('push_device'))?.id ?? null
}

/** A subscription that nobody has registered yet: the visit's own look at this device must not take it for a leftover. */
let isSwitching = false

/**
 * Has to be called by a click. Fails with `AppError` whose detail is a `PushFault`, `consent_missing` for a child whose
 * family has not agreed, or `push_not_set_up`.
 */
export function useSwitchPushOn() {
  return useMutation({
    mutationFn: async () => {
      isSwitching = true
      try {
        await askPermission()
        const address = await subscribe(await fetchOffer())
        if (!address) throw new AppError('unavailable', { detail: 'push_not_set_up' })
        await register(address)
      } finally {
        isSwitching = false
      }
    },
    meta: { writes: ['push_devices'], silent: true },
  })
}

const offerAnswer = z.object({ public_key: z.string().nullable(), kinds: z.array(z.string()) })

async function fetchOffer(): Promise<PushOffer> {
  const client = await getDb()
  const { data, error } = await client.functions.invoke('deliver-push', { method: 'GET' })
  const answer = offerAnswer.safeParse(data)
  if (answer.success) return { kinds: answer.data.kinds, publicKey: answer.data.public_key }
  const isMissing = error instanceof Error && readStatus(error) === 501
  throw new AppError('unavailable', {
    detail: isMissing ? 'push_not_set_up' : undefined,
    cause: error,
  })
}

function readStatus(error: Error): number | null {
  return 'context' in error && error.context instanceof Response ? error.context.status : null
}

/** Tells the server where this device is reached, and remembers its name there; `before`: under which it was known. */
async function register(address: PushAddress, before: string | null = null): Promise<void> {
  const client = await getDb()
  const id = await unwrap(
    client.rpc('register_push_device', {
      ...toArguments(address),
      p_user_agent: navigator.userAgent,
      p_locale: getCurrentLocale(),
    }),
  ).catch(async (error: unknown) => {
    await unsubscribe()
    throw error
  })
  const device: StoredDevice = {
    id,
    at: Date.now(),
    locale: getCurrentLocale(),
    endpoint: address.endpoint,
    kind: address.kind,
  }
  writeDevice('push_device', JSON.stringify(device))
  // another address is another row: the old one leads nowhere
  if (before && before !== id) await deleteDevice(before)
}

function toArguments(address: PushAddress) {
  if (address.kind === 'token') return { p_address: address.token, p_kind: address.kind }
  const { endpoint, p256dh, auth, kind } = address
  return { p_address: endpoint, p_kind: kind, p_public_key: p256dh, p_auth_secret: auth }
}

/** Another device, or this one. */
export function useRemovePushDevice() {
  return useMutation({
    mutationFn: async (id: string) => {
      await deleteDevice(id)
      if (id === getOwnDeviceId()) await removeHere()
    },
    meta: { writes: ['push_devices'], success: 'settings:push.removed' },
  })
}

async function deleteDevice(id: string): Promise<void> {
  const client = await getDb()
  await unwrapVoid(client.from('push_devices').delete().eq('id', id))
}

async function removeHere(): Promise<void> {
  removeDevice('push_device')
  await unsubscribe()
}

const testAnswer = z.object({ outcome: z.enum(['sent', 'gone', 'refused', 'later', 'not_set_up']) })

/** Sends a test to a device and answers what became of it; one that is gone is removed. */
export function useTestPushDevice() {
  return useMutation({
    mutationFn: async (id: string) => {
      const client = await getDb()
      const body = { device_id: id }
      const { data, error } = await client.functions.invoke('deliver-push', { body })
      const answer = testAnswer.safeParse(data)
      if (!answer.success) throw new AppError('unavailable', { cause: error })
      const { outcome } = answer.data
      if (outcome === 'gone') {
        await deleteDevice(id)
        showToast('info', 'settings:push.tests.gone')
      }
      return outcome
    },
    meta: { writes: ['push_devices'], silent: true },
  })
}

/**
 * On every visit: keeps the registration fresh, follows a changed address or language, and lets go what was removed
 * elsewhere or left by somebody else.
 */
export async function refreshPushDevice(): Promise<void> {
  const endpoint = await readSubscription()
  if (isSwitching) return
  const stored = parseStoredDevice(readDevice('push_device'))
  if (!stored || !endpoint) {
    if (stored) removeDevice('push_device')
    if (endpoint) await unsubscribe()
    return
  }
  const client = await getDb()
  const { data, error } = await client.from('push_devices').select('id').eq('id', stored.id)
  if (error) return
  if (data.length === 0) return removeHere()
  const today = { now: Date.now(), locale: getCurrentLocale(), endpoint }
  if (!isToRenew(stored, today)) return
  const address = await renew(stored.kind)
  if (address) await register(address, stored.id)
}

/** Before signing out: the next person at this device must not read the news of this one. */
export async function releasePushDevice(): Promise<void> {
  const id = getOwnDeviceId()
  if (!id) return
  await removeHere()
  // without a network nobody is kept waiting: the push service says at the next push that the device is gone
  if (!isOffline()) await deleteDevice(id).catch(() => undefined)
}

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
  subscribe,
  unsubscribe,
  type PushAddress,
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
        await register(await subscribe(await fetchPublicKey()))
      } finally {
        isSwitching = false
      }
    },
    meta: { writes: ['push_devices'], silent: true },
  })
}

const keyAnswer = z.object({ public_key: z.string().min(1) })

async function fetchPublicKey(): Promise<string> {
  const client = await getDb()
  const { data, error } = await client.functions.invoke('deliver-push', { method: 'GET' })
  const answer = keyAnswer.safeParse(data)
  if (answer.success) return answer.data.public_key
  const isMissing = error instanceof Error && readStatus(error) === 501
  throw new AppError('unavailable', {
    detail: isMissing ? 'push_not_set_up' : undefined,
    cause: error,
  })
}

function readStatus(error: Error): number | null {
  return 'context' in error && error.context instanceof Response ? error.context.status : null
}

/** Tells the server where this device is reached, and remembers its name there. */
async function register(address: PushAddress): Promise<void> {
  const client = await getDb()
  const id = await unwrap(
    client.rpc('register_push_device', {
      p_address: address.endpoint,
      p_kind: 'subscription',
      p_public_key: address.p256dh,
      p_auth_secret: address.auth,
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
  }
  writeDevice('push_device', JSON.stringify(device))
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

const testAnswer = z.object({ outcome: z.enum(['sent', 'gone', 'refused', 'later']) })

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
  const address = await readSubscription()
  if (isSwitching) return
  const stored = parseStoredDevice(readDevice('push_device'))
  if (!stored || !address) {
    if (stored) removeDevice('push_device')
    if (address) await unsubscribe()
    return
  }
  const client = await getDb()
  const { data, error } = await client.from('push_devices').select('id').eq('id', stored.id)
  if (error) return
  if (data.length === 0) return removeHere()
  if (
    isToRenew(stored, { now: Date.now(), locale: getCurrentLocale(), endpoint: address.endpoint })
  ) {
    await register(address)
  }
}

/** Before signing out: the next person at this device must not read the news of this one. */
export async function releasePushDevice(): Promise<void> {
  const id = getOwnDeviceId()
  if (!id) return
  await removeHere()
  // without a network nobody is kept waiting: the push service says at the next push that the device is gone
  if (!isOffline()) await deleteDevice(id).catch(() => undefined)
}

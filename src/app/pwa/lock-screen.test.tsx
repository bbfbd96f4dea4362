/** From a coach's reminder to an answer on the lock screen: database, worker, encryption and service worker in one way. */
import { expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createOwnFamily } from '@/test/create-own-family'
import { showPush, takeTap } from './show-push'

const phoneSchema = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })
const arrivedSchema = z.array(z.object({ word: z.unknown() }))
const shownSchema = z.object({
  actions: z.array(z.object({ action: z.string(), title: z.string() })),
  data: z.custom<Parameters<typeof takeTap>[2]>(),
})

/** The stack's own phone, in the hands of a parent. */
async function createPhone(parent: Awaited<ReturnType<typeof createClientFor>>) {
  const made = await fetch(`${inject('stackUrl')}/_push/devices`, { method: 'POST' })
  const { endpoint, p256dh, auth } = phoneSchema.parse(await made.json())
  await unwrap(
    parent.client.rpc('register_push_device', {
      p_address: endpoint,
      p_kind: 'subscription',
      p_public_key: p256dh,
      p_auth_secret: auth,
    }),
  )
  return async () => {
    const query = encodeURIComponent(endpoint)
    const response = await fetch(`${inject('stackUrl')}/_push.json?endpoint=${query}`)
    return arrivedSchema.parse(await response.json())
  }
}

function createLockScreen() {
  const showNotification = vi.fn(async () => {})
  const openWindow = vi.fn(async () => {})
  const scope = {
    clients: { claim: async () => {}, matchAll: async () => [], openWindow },
    registration: { showNotification },
    navigator: { onLine: true },
  }
  return { scope, showNotification, openWindow }
}

test('a parent answers a reminder on the lock screen: one tap, the app stays closed', async () => {
  const family = await createOwnFamily({ children: ['Ada'] })
  const training = await family.train(30, 'Finishing')
  const parent = await createClientFor(family.parent)
  const fetchArrived = await createPhone(parent)
  await unwrap(family.coach.rpc('remind_training', { p_training_id: training.id }))
  await parent.client.functions.invoke('deliver-push')
  // news of the session itself has come as well
  await vi.waitFor(async () =>
    expect(JSON.stringify(await fetchArrived())).toContain('act_on_push'),
  )
  const question = (await fetchArrived()).find(({ word }) =>
    JSON.stringify(word).includes('act_on_push'),
  )

  const { scope, showNotification, openWindow } = createLockScreen()
  await showPush(scope, JSON.stringify(question?.word))
  const [title, options] = z.tuple([z.string(), shownSchema]).parse(showNotification.mock.calls[0])
  expect(title).toMatch(/^Your answer is missing: training of /)
  expect(options.actions.map((action) => action.title)).toEqual(['Coming', 'Not coming'])
  await takeTap(scope, 'no', options.data)
  expect(showNotification).toHaveBeenLastCalledWith('Answered: not coming', expect.anything())
  expect(openWindow).not.toHaveBeenCalled()
  const stored = family.coach.from('attendance').select('answer').eq('training_id', training.id)
  expect(await unwrap(stored)).toEqual([{ answer: 'no' }])

  await takeTap(scope, 'yes', options.data)
  expect(showNotification).toHaveBeenLastCalledWith(
    'That did not work. Tap here to open Touchline.',
    expect.anything(),
  )
  expect(await unwrap(stored)).toEqual([{ answer: 'no' }])
})

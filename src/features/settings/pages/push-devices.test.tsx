import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, inject, test, vi } from 'vitest'
import { z } from 'zod'
import { refreshPushDevice } from '@/features/notifications/widgets/own-push-device'
import { unwrap } from '@/lib/supabase/unwrap'
import { createClientFor } from '@/test/create-client-for'
import { createPerson } from '@/test/create-person'
import { renderApp } from '@/test/render-app'

const phoneSchema = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })
type Phone = z.infer<typeof phoneSchema>

/** The stack's own phone, in place of a browser's push service. */
async function createPhone(): Promise<Phone> {
  const response = await fetch(`${inject('stackUrl')}/_push/devices`, { method: 'POST' })
  return phoneSchema.parse(await response.json())
}

async function fetchArrived({ endpoint }: Phone): Promise<unknown> {
  const query = encodeURIComponent(endpoint)
  return (await fetch(`${inject('stackUrl')}/_push.json?endpoint=${query}`)).json()
}

/** What jsdom lacks: a browser that can be pushed to, and somebody who answers its question. */
function installPush(phone: Phone, answer: NotificationPermission) {
  const { endpoint, ...keys } = phone
  const state = { isSubscribed: false, whenSubscribed: async () => {} }
  const subscription = {
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      state.isSubscribed = false
      return true
    },
  }
  const pushManager = {
    getSubscription: async () => (state.isSubscribed ? subscription : null),
    subscribe: async () => {
      state.isSubscribed = true
      await state.whenSubscribed()
      return subscription
    },
  }
  const registration = { pushManager }
  const value = { getRegistration: async () => registration, ready: Promise.resolve(registration) }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value })
  const browser = {
    permission: 'default',
    requestPermission: async () => {
      browser.permission = answer
      return answer
    },
  }
  vi.stubGlobal('PushManager', vi.fn())
  vi.stubGlobal('Notification', browser)
  return state
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function renderDevices(person: Awaited<ReturnType<typeof createPerson>>) {
  const app = await renderApp('/settings/notifications', { as: person })
  return { ...app, devices: within(await screen.findByRole('region', { name: 'Devices' })) }
}

test('a browser that cannot be pushed to says so, and that e-mails still come', async () => {
  const person = await createPerson('parent', { first_name: 'Old', last_name: 'Browser' })
  const { devices } = await renderDevices(person)
  expect(
    devices.getByText(/^This browser cannot show news .* E-mails still reach you/),
  ).toBeVisible()
  expect(devices.queryByRole('button')).not.toBeInTheDocument()
})

test('one tap switches this device on, another tries it, and it can be switched off again', async () => {
  const person = await createPerson('parent', { first_name: 'New', last_name: 'Phone' })
  const { client } = await createClientFor(person)
  const phone = await createPhone()
  const browser = installPush(phone, 'granted')
  const { user, devices } = await renderDevices(person)
  await user.click(devices.getByRole('button', { name: 'Switch on' }))
  await devices.findByRole('button', { name: /^Send a test: / })
  const row = within(devices.getByRole('listitem'))
  expect(row.getByText('This device')).toBeVisible()
  expect(devices.queryByRole('button', { name: 'Switch on' })).not.toBeInTheDocument()
  const stored = await unwrap(client.from('push_devices').select('kind, address, locale'))
  expect(stored).toEqual([{ kind: 'subscription', address: phone.endpoint, locale: 'en' }])

  await user.click(row.getByRole('button', { name: /^Send a test: / }))
  expect(await row.findByText('Sent: it should appear in a moment.')).toBeVisible()
  expect(await fetchArrived(phone)).toEqual([
    expect.objectContaining({
      word: expect.objectContaining({ title: 'Touchline reaches this device' }),
    }),
  ])

  await user.click(row.getByRole('button', { name: /^Remove: / }))
  expect(await devices.findByRole('button', { name: 'Switch on' })).toBeVisible()
  expect(await unwrap(client.from('push_devices').select('id'))).toEqual([])
  expect(browser.isSubscribed).toBe(false)
})

test('a visit that looks at the device just then does not take the new subscription for a leftover', async () => {
  const person = await createPerson('parent', { first_name: 'Quick', last_name: 'Thumb' })
  const browser = installPush(await createPhone(), 'granted')
  browser.whenSubscribed = refreshPushDevice
  const { user, devices } = await renderDevices(person)
  await user.click(devices.getByRole('button', { name: 'Switch on' }))
  expect(await devices.findByRole('button', { name: /^Send a test: / })).toBeVisible()
  expect(browser.isSubscribed).toBe(true)
})

test('whoever was never asked is led there from the bell', async () => {
  const person = await createPerson('parent', { first_name: 'Never', last_name: 'Asked' })
  installPush(await createPhone(), 'granted')
  const { user } = await renderApp('/settings/language', { as: person })
  await user.click(await screen.findByRole('button', { name: /Notifications/ }))
  await user.click(await screen.findByRole('link', { name: 'Get news on the lock screen' }))
  expect(await screen.findByRole('button', { name: 'Switch on' })).toBeVisible()
})

test('whoever said no is told where to allow it, and nothing is stored', async () => {
  const person = await createPerson('parent', { first_name: 'Said', last_name: 'No' })
  const { client } = await createClientFor(person)
  const browser = installPush(await createPhone(), 'denied')
  const { user, devices } = await renderDevices(person)
  await user.click(devices.getByRole('button', { name: 'Switch on' }))
  expect(await devices.findByText('Notifications are blocked')).toBeVisible()
  expect(await unwrap(client.from('push_devices').select('id'))).toEqual([])
  expect(browser.isSubscribed).toBe(false)
})

test('another device is known by its name, and one that is gone is removed by its test', async () => {
  const person = await createPerson('coach', { first_name: 'Two', last_name: 'Phones' })
  const { client } = await createClientFor(person)
  const other = await createPhone()
  const agent =
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/147.0.0.0 Mobile Safari/537.36'
  await unwrap(
    client.rpc('register_push_device', {
      p_address: other.endpoint,
      p_kind: 'subscription',
      p_public_key: other.p256dh,
      p_auth_secret: other.auth,
      p_user_agent: agent,
    }),
  )
  const refusal = { endpoint: other.endpoint, status: 410 }
  await fetch(`${inject('stackUrl')}/_push/refusals`, {
    method: 'POST',
    body: JSON.stringify(refusal),
  })
  const { user, devices } = await renderDevices(person)
  expect(devices.getByText('Chrome · Android')).toBeVisible()
  await user.click(devices.getByRole('button', { name: 'Send a test: Chrome · Android' }))
  await waitFor(() => expect(devices.queryByText('Chrome · Android')).not.toBeInTheDocument())
  expect(await screen.findByText(/no longer takes news. It was removed/)).toBeVisible()
})

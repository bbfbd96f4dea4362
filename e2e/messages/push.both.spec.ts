import { z } from 'zod'
import type { BrowserContext, Page } from '@playwright/test'
import { addresses } from '../support/addresses'
import { expect, test } from '../support/fixtures'
import { signIn } from '../support/sign-in'

test.use({ serviceWorkers: 'allow' })

const phoneSchema = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })
type Phone = z.infer<typeof phoneSchema>

/** The stack's own phone: a browser without a screen is refused by its push service, everything else here is real. */
async function installPhone(context: BrowserContext): Promise<Phone & { isSubscribed: boolean }> {
  const made = await fetch(`${addresses.stack}/_push/devices`, { method: 'POST' })
  const phone = { ...phoneSchema.parse(await made.json()), isSubscribed: false }
  await context.grantPermissions(['notifications'], { origin: addresses.app })
  await context.exposeFunction('askPhone', (wish?: boolean) => {
    phone.isSubscribed = wish ?? phone.isSubscribed
    const { endpoint, isSubscribed, ...keys } = phone
    return isSubscribed ? { endpoint, keys } : null
  })
  await context.addInitScript(() => {
    const ask = (wish?: boolean) => Reflect.get(window, 'askPhone')(wish)
    const read = async (wish?: boolean) => {
      const json = await ask(wish)
      return json && { toJSON: () => json, unsubscribe: () => ask(false).then(() => true) }
    }
    // the shell without a screen says "denied" here, though it was allowed and answers so when asked
    Object.defineProperty(Notification, 'permission', { value: 'granted' })
    PushManager.prototype.subscribe = () => read(true)
    PushManager.prototype.getSubscription = () => read()
  })
  return phone
}

const arrivedSchema = z.array(
  z.object({ word: z.object({ title: z.string(), body: z.string(), link: z.string() }) }),
)

async function fetchArrived({ endpoint }: Phone) {
  const query = encodeURIComponent(endpoint)
  const response = await fetch(`${addresses.stack}/_push.json?endpoint=${query}`)
  return arrivedSchema.parse(await response.json())
}

/** Hands pushes to the service worker, as the browser does when its push service has one. */
async function openPushService(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  let registrationId = ''
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    registrationId = registrations.at(-1)?.registrationId ?? registrationId
  })
  await devtools.send('ServiceWorker.enable')
  await expect.poll(() => registrationId).not.toBe('')
  return (word: unknown) =>
    devtools.send('ServiceWorker.deliverPushMessage', {
      origin: addresses.app,
      registrationId,
      data: JSON.stringify(word),
    })
}

/** A browser without a screen has no lock screen: what would be shown there is written down instead. */
async function watchLockScreen(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await worker.evaluate(() => {
    const shown: unknown[] = []
    const registration: ServiceWorkerRegistration = Reflect.get(self, 'registration')
    registration.showNotification = async (title, { body, data } = {}) => {
      shown.push({ title, body, link: Object(data).link })
    }
    Reflect.set(self, 'shown', shown)
  })
  return (): Promise<unknown> => worker.evaluate(() => Reflect.get(self, 'shown'))
}

test('a parent switches a device on, reads a push in the app and on the lock screen, and signs out of it', async ({
  as,
}) => {
  const page = await as(null)
  const phone = await installPhone(page.context())
  await signIn(page, 'parent')
  await page.goto('/settings/notifications')
  const devices = page.getByRole('region', { name: 'Devices' })
  let taps = 0
  await devices.getByRole('button', { name: 'Switch on' }).click()
  taps += 1
  const here = devices.getByRole('listitem').filter({ hasText: 'This device' })
  const row = here.filter({ has: page.getByRole('button', { name: /^Send a test/ }) })
  await expect(row).toBeVisible()
  console.log(`switch push on: ${taps} tap`)
  expect(taps).toBe(1)

  await row.getByRole('button', { name: /^Send a test/ }).click()
  await expect(row.getByText('Sent: it should appear in a moment.')).toBeVisible()
  await expect.poll(() => fetchArrived(phone)).toHaveLength(1)
  const [arrived] = await fetchArrived(phone)
  const { title, body, link } = arrived?.word ?? { title: '', body: '', link: '' }

  // whoever looks at the app is told inside it: spec section 4, "title: body"
  const deliver = await openPushService(page)
  const listShown = await watchLockScreen(page.context())
  await deliver(arrived?.word)
  await expect(page.getByText(`${title}: ${body}`)).toBeVisible()
  expect(await listShown()).toEqual([])

  // nobody looks: the device shows it
  await page.goto('about:blank')
  await deliver(arrived?.word)
  await expect.poll(listShown).toEqual([{ title, body, link }])
  await page.goto('/settings/notifications')

  await page.getByRole('button', { name: 'Your menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).not.toHaveURL(/settings/)
  await expect.poll(() => phone.isSubscribed).toBe(false)
  expect(await page.evaluate(() => localStorage.getItem('push-device'))).toBeNull()
})

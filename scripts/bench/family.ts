/**
 * `npm run bench:family`: a parent's phone. How long until `/dashboard/parent/overview`
 * paints its first content, and until it shows the first child, signed in, on a slow 4G line (1.6 Mbit/s down, 150 ms) and a processor four times
 * slower, in headless Chromium on the production build. Three visits: the first ever on this device (nothing
 * cached), a later one with what the device has kept, and one without any network. And before them all the
 * sign-in on a new device, from the tap on "Log in". A report, not a check.
 * Builds first; `-- --built` takes `dist/` as it is.
 */
import { availableParallelism, loadavg } from 'node:os'
import type { CDPSession, Page } from '@playwright/test'
import { addresses } from '../../e2e/support/addresses'
import { getEmail, password } from '../../e2e/support/personas'
import { computeSpread } from './frame-times'
import { createLimitRow, printTable, type Row } from './row'
import { build, startSession, type Session } from './session'

const address = '/dashboard/parent/overview'
const runs = 5
const limit = 2000
/** Lighthouse's slow 4G, in bytes per second and milliseconds. */
const slow4g = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 }
/** Milliseconds between two keys of somebody who knows the password. */
const betweenKeys = 120
const phone = { width: 360, height: 740 }

type Line = 'cold' | 'kept' | 'offline'

/** Milliseconds since the page began. */
interface Visit {
  /** First contentful paint. */
  paint: number
  child: number
}

async function visit({ open }: Session, line: Line): Promise<Visit> {
  const page = await open()
  const client = await page.context().newCDPSession(page)
  await throttle(client, line)
  await page.addInitScript(watchFirstChild)
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.firstChild !== undefined, null, { timeout: 60_000 })
  const seen = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    child: window.firstChild ?? Number.NaN,
  }))
  await page.close()
  return seen
}

async function throttle(client: CDPSession, line: Line): Promise<void> {
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', { offline: line === 'offline', ...slow4g })
  await client.send('Network.setBypassServiceWorker', { bypass: line === 'cold' })
  await client.send('Network.setCacheDisabled', { cacheDisabled: line === 'cold' })
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  if (line === 'cold') {
    await client.send('Storage.clearDataForOrigin', {
      origin: addresses.app,
      storageTypes: 'indexeddb',
    })
  }
}

declare global {
  interface Window {
    /** Milliseconds since the page began: the frame after the first child's card. */
    firstChild?: number
  }
}

function watchFirstChild() {
  const watch = {
    look() {
      const card = document.querySelector('main section h2')
      if (!card) requestAnimationFrame(() => watch.look())
      else setTimeout(() => (window.firstChild = performance.now()))
    },
  }
  requestAnimationFrame(() => watch.look())
}

/** Milliseconds from the tap on "Log in" to the first child, on a device that has nothing of the app. */
async function signIn({ browser }: Session): Promise<number> {
  const context = await browser.newContext({ baseURL: addresses.app, viewport: phone })
  const page = await context.newPage()
  const client = await context.newCDPSession(page)
  await throttle(client, 'cold')
  await page.addInitScript(watchFirstChild)
  await page.goto('/login')
  const email = page.getByRole('textbox', { name: 'E-mail' })
  await email.pressSequentially(getEmail('parent'), { delay: betweenKeys })
  await page
    .getByLabel('Password', { exact: true })
    .pressSequentially(password, { delay: betweenKeys })
  const button = page.getByRole('button', { name: 'Log in' })
  const tap = await button.evaluate((element: HTMLElement) => {
    element.click()
    return performance.now()
  })
  await page.waitForFunction(() => window.firstChild !== undefined, null, { timeout: 60_000 })
  const child = await page.evaluate(() => window.firstChild ?? Number.NaN)
  await context.close()
  return child - tap
}

/** Once through the app, until the device has kept shell and answers. */
async function settle({ open }: Session): Promise<void> {
  const page: Page = await open()
  await page.goto(address)
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForTimeout(8000)
  await page.close()
}

async function measureVisits(session: Session, line: Line, label: string): Promise<Row[]> {
  console.log(`… ${label}`)
  const visits: Visit[] = []
  for (let run = 0; run < runs; run += 1) visits.push(await visit(session, line))
  const computeMedian = (part: keyof Visit) => computeSpread(visits.map((one) => one[part])).p50
  return [
    createLimitRow(
      `${label}: first content (median of ${runs})`,
      limit,
      computeMedian('paint'),
      'ms',
    ),
    createLimitRow(`${label}: first child`, limit, computeMedian('child'), 'ms'),
  ]
}

async function measureSignIn(session: Session): Promise<Row[]> {
  console.log('… signing in')
  const taps: number[] = []
  for (let run = 0; run < runs; run += 1) taps.push(await signIn(session))
  return [
    createLimitRow('signing in on a new device: first child', limit, computeSpread(taps).p50, 'ms'),
  ]
}

build(process.argv.includes('--built'))
const session = await startSession({ persona: 'parent', viewport: phone })
try {
  const signedIn = await measureSignIn(session)
  const cold = await measureVisits(session, 'cold', 'first visit, nothing on the device')
  await settle(session)
  const kept = await measureVisits(session, 'kept', 'later visit, last known week painted first')
  const offline = await measureVisits(session, 'offline', 'later visit, no network at all')
  const [load = 0] = loadavg()
  console.log(`\n${address}, slow 4G, 4× slower CPU`)
  console.log(`Machine: ${availableParallelism()} cores, load ${load.toFixed(1)}`)
  printTable([...signedIn, ...cold, ...kept, ...offline])
} finally {
  await session.stop()
}

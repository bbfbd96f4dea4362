import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { signIn } from '../support/sign-in'

const overview = '/dashboard/parent/overview'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

test('a parent answers availability with one tap, and may undo it', async ({ as, isMobile }) => {
  const page = await as('parent')
  await page.goto(overview)
  const next = page.getByRole('region', { name: 'What’s next' })
  // each project answers for another child, so that they do not meet
  const row = next.getByRole('group', { name: /^Answer for/ }).nth(isMobile ? 1 : 0)
  const open = row.getByRole('button', { pressed: false })
  const name = (await open.first().textContent()) ?? ''
  const button = row.getByRole('button', { name, exact: true })
  let taps = 0
  const answered = page.waitForResponse(/\/rest\/v1\/rpc\/answer_(training|match)$/)
  await button.click()
  taps += 1
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect((await answered).ok()).toBe(true)
  console.log(`answer availability: ${taps} tap`)
  test.info().annotations.push({ type: 'taps', description: `answer availability: ${taps}` })
  expect(taps).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).first().click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
})

test('the newest answer is the one word about it, beside the tabs, and leaves after four seconds', async ({
  as,
  isMobile,
}) => {
  const page = await as('parent')
  await page.goto(overview)
  const row = page.getByRole('group', { name: /^Answer for/ }).nth(isMobile ? 3 : 2)
  const notices = page.getByRole('region', { name: 'Short notices' })
  const names = ['No', 'Yes', 'No', 'Yes', 'No']
  for (const name of names) {
    const answered = page.waitForResponse(/\/rest\/v1\/rpc\/answer_(training|match)$/)
    await row.getByRole('button', { name, exact: true }).click()
    await answered
  }
  await expect(notices.getByRole('alert')).toHaveCount(1)
  await expect(notices).toContainText(/not coming/)
  const toast = (await notices.getByRole('alert').boundingBox()) ?? { y: 0, height: 0, width: 0 }
  if (isMobile) {
    const tabs = await page.getByRole('navigation', { name: 'Quick access' }).boundingBox()
    expect(toast.y + toast.height).toBeLessThanOrEqual(tabs?.y ?? 0)
  } else {
    expect(toast.width).toBeCloseTo(356, 1)
  }
  await page.mouse.move(10, 300)
  await expect(notices.getByRole('alert')).toHaveCount(0, { timeout: 8000 })
})

test('the thumb changes the child, and the address keeps it', async ({ as }) => {
  const page = await as('parent')
  await page.goto(overview)
  const chips = page.getByRole('group', { name: 'Which child' })
  await chips.getByRole('button', { name: 'Emir' }).click()
  await expect(page).toHaveURL(/child=/)
  const main = page.getByRole('main')
  await expect(main.getByRole('group', { name: /^Answer for Defne/ })).toHaveCount(0)
  await page.reload()
  await expect(chips.getByRole('button', { name: 'Emir' })).toHaveAttribute('aria-pressed', 'true')
  await expect(main.getByRole('group', { name: /^Answer for Emir/ }).first()).toBeVisible()
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the last known week opens after a reload and says its age; sign-out forgets it', async ({
    as,
    isMobile,
  }) => {
    const page = await as(null)
    await openWithSnapshot(page, isMobile)
    expect(await listSnapshotOwners(page)).toHaveLength(1)

    await page.context().setOffline(true)
    await page.reload()
    const next = page.getByRole('region', { name: 'What’s next' })
    await expect(next.getByRole('group', { name: /^Answer for Emir/ })).toBeVisible()
    await openMore(page, isMobile)
    await expect(page.getByRole('region', { name: 'Last results' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Progress' })).toContainText('Overall rating')
    await expect(page.getByText('No connection')).toBeVisible()
    await expect(page.getByText(/last knew: .* \(\d+ (minutes?|hours?) ago\)/)).toBeVisible()
    expect(await listCachedAddresses(page)).toEqual([])

    await page.context().setOffline(false)
    await expect(page.getByText('No connection')).toBeHidden({ timeout: 30_000 })
    await page.getByRole('button', { name: 'Your menu' }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).not.toHaveURL(/dashboard/)
    await expect.poll(() => listSnapshotOwners(page)).toEqual([])
    await page.context().setOffline(true)
    await page.goto(overview)
    await expect(page).toHaveURL(/\/login$/)
    await expect(page.getByText(/Yılmaz/)).toHaveCount(0)
  })

  test('a sign-out in one tab is followed by the others, though nobody can be asked', async ({
    as,
    isMobile,
  }) => {
    const page = await as(null)
    await openWithSnapshot(page, isMobile)
    await page.context().setOffline(true)
    // both stand on what the device remembers, and no server has answered them
    await page.reload()
    const other = await page.context().newPage()
    await other.goto(overview)
    const next = { name: 'What’s next' }
    await expect(page.getByRole('region', next)).toBeVisible()
    await expect(other.getByRole('region', next)).toBeVisible()
    const loads: string[] = []
    for (const tab of [page, other]) tab.on('load', () => loads.push(tab.url()))
    await other.getByRole('button', { name: 'Your menu' }).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page).toHaveURL(/\/login$/)
    await expect(other).toHaveURL(/\/login$/)
    await expect(page.getByText(/Yılmaz/)).toHaveCount(0)
    await expect.poll(() => listSnapshotOwners(page)).toEqual([])
    // a file that only a visitor's page needs would not be had, and a reload be the answer to that
    expect(loads).toEqual([])
  })

  test('the list of a training seen before opens after a reload', async ({ as }) => {
    const page = await as('coach')
    await page.goto('/training-manager/trainings/my-trainings?tab=past')
    const rows = page.locator(':is(tr, li):not(:has(tr, li))').filter({ hasNotText: 'Cancelled' })
    const details = await rows.locator('a[href*="/trainings/details/"]').nth(5).getAttribute('href')
    await page.goto((details ?? '').replace('/details/', '/attendance/'))
    const list = page.getByRole('list', { name: 'Squad tonight' })
    await expect(list).toBeVisible()
    await waitForSnapshot(page)
    await page.context().setOffline(true)
    await page.reload()
    await expect(list).toBeVisible()
  })
})

/** The parent's overview, with a session of its own to sign out of, and all of it kept on the device. */
async function openWithSnapshot(page: Page, isMobile: boolean): Promise<void> {
  await signIn(page, 'parent')
  await page.goto(overview)
  await openMore(page, isMobile)
  await expect(page.getByRole('region', { name: 'Last results' })).toBeVisible()
  await waitForSnapshot(page)
}

/** On a phone what waits for nobody is one tap away. */
async function openMore(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Fees, tasks, results and coaches' }).click()
}

/** The worker has the shell and every file this page has used, and the answers are written. */
async function waitForSnapshot(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/opened')) !== undefined))
    .toBe(true)
  // answers are written together, a little after the last of them came
  let before = ''
  await expect
    .poll(
      async () => {
        const now = JSON.stringify(await readSnapshot(page))
        const isStill = now !== '[]' && now === before
        before = now
        return isStill
      },
      { intervals: [500] },
    )
    .toBe(true)
}

/** Whose answers lie on this device. */
async function listSnapshotOwners(page: Page): Promise<string[]> {
  return [...new Set((await readSnapshot(page)).map(({ owner }) => owner))]
}

interface SnapshotEntry {
  name: string
  owner: string
  savedAt: number
}

function readSnapshot(page: Page): Promise<SnapshotEntry[]> {
  return page.evaluate(
    () =>
      new Promise<SnapshotEntry[]>((resolve) => {
        const request = indexedDB.open('touchline')
        request.onsuccess = () => {
          const database = request.result
          if (!database.objectStoreNames.contains('kept')) return resolve([])
          const all = database.transaction('kept').objectStore('kept').getAll()
          all.onsuccess = () => {
            database.close()
            const entries: SnapshotEntry[] = all.result
            resolve(entries.map(({ name, owner, savedAt }) => ({ name, owner, savedAt })))
          }
        }
      }),
  )
}

/** What the worker's caches hold besides the page, the built files and the shell's small pictures. */
function listCachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists
      .flat()
      .map(({ url }) => new URL(url))
      .filter(({ origin }) => origin === window.location.origin)
      .map(({ pathname }) => pathname)
      .filter((path) => !/^\/(assets\/|flags\/|favicon|icon-|app\.html$|opened$|$)/.test(path))
  })
}

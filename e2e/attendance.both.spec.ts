import type { Page } from '@playwright/test'
import { findIssues } from './support/axe'
import { expect, test } from './support/fixtures'

test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] })

const past = '/training-manager/trainings/my-trainings?tab=past'

/** The list of the last training of a team; each project takes another, so that they do not meet. */
async function openList(page: Page, place: number) {
  await page.goto(past)
  const rows = page.locator(':is(tr, li):not(:has(tr, li))').filter({ hasNotText: 'Cancelled' })
  const link = rows.locator('a[href*="/trainings/details/"]').nth(place)
  const details = await link.getAttribute('href')
  const address = (details ?? '').replace('/details/', '/attendance/')
  await page.goto(address)
  await expect(page.getByRole('list', { name: 'Squad tonight' })).toBeVisible()
  return address
}

/** What the database has, asked by a page that has just been loaded. */
function readStatuses(page: Page) {
  return page
    .getByRole('list', { name: 'Squad tonight' })
    .getByRole('button', { name: /Tap to change/ })
    .evaluateAll((rows) => rows.map((row) => row.textContent))
}

test('ticks made without a connection survive a reload and reach the database on return', async ({
  as,
  isMobile,
}) => {
  const page = await as('coach')
  const address = await openList(page, isMobile ? 2 : 1)
  const rows = page.getByRole('button', { name: /Tap to change/ })
  const started = Date.now()

  // the line is cut: the page stands, nothing reaches the database
  await page.route(/\/rest\/v1\/rpc\/(record|review)_/, (route) => route.abort())
  const before = await readStatuses(page)
  await rows.nth(0).click()
  await rows.nth(1).click()
  await rows.nth(1).click()
  await expect(page.getByText(/No connection since .*: 2 entries wait/)).toBeVisible()
  const entered = await readStatuses(page)
  expect(entered[0]).not.toBe(before[0])

  await page.reload()
  await expect(page.getByRole('list', { name: 'Squad tonight' })).toBeVisible()
  expect(await readStatuses(page)).toEqual(entered)

  await page.unroute(/\/rest\/v1\/rpc\/(record|review)_/)
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText('Saved')).toBeVisible()

  // another tab of another day knows only the database
  await page.evaluate(() => localStorage.clear())
  await page.goto(address)
  await expect(page.getByRole('list', { name: 'Squad tonight' })).toBeVisible()
  expect(await readStatuses(page)).toEqual(entered)
  test
    .info()
    .annotations.push({ type: 'seconds', description: String((Date.now() - started) / 1000) })
})

test('after the whistle everybody is judged in a few taps', async ({ as, isMobile }) => {
  const page = await as('coach')
  const address = await openList(page, isMobile ? 4 : 3)
  await page.goto(`${address}?tab=afterwards`)
  const grid = page.getByRole('grid', { name: 'Players of the session' })
  await expect(grid).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as level' }).click()
  await grid.getByRole('button', { name: 'Up' }).first().click()
  await page
    .getByRole('group', { name: 'Effort of the whole team' })
    .getByText('6', { exact: true })
    .click()
  await expect(page.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(grid.getByRole('button', { name: 'Up' }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await expect(
    grid.getByRole('button', { name: /^Effort and note for .*: 6$/ }).first(),
  ).toBeVisible()
})

test('no button of the list lies half under another, wherever the page stands', async ({ as }) => {
  const page = await as('coach')
  await openList(page, 0)
  // a row is not as high as 120 px: every part of one passes under the bar that stays at the lower edge
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  const problems: string[] = []
  for (let top = 0; top <= Math.min(end, 120); top += 8) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    const issues = await findIssues(page, 'sizes')
    problems.push(...issues.map((issue) => `${top} px down: ${issue}`))
  }
  expect(problems).toEqual([])
})

import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { confirmWhistle, getClock, getField, getLog, selectAction, makeChange } from './live-board'
import { planMatch } from './plan-match'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
})

const rovers = { opponent: 'Live Rovers', format: 5, benched: 3, periodMinutes: 20 }

test('a whole match from the touchline: two taps, a dead spot, a second phone, the whistle', async ({
  as,
}) => {
  const id = await planMatch({ ...rovers, startsAt: new Date().toISOString() })
  const address = `/match-manager/live/${id}`
  const page = await as('coach')
  await page.goto(`/match-manager/details/${id}`)
  await page.getByRole('link', { name: 'Open live match' }).click()
  await page.getByRole('button', { name: 'Kick-off' }).click()
  await expect(page.getByText('Period 1', { exact: true })).toBeVisible()
  await expect(getClock(page)).toHaveText(/^0:\d\d$/)
  const place = await getClock(page).boundingBox()

  // a goal: action, player
  await selectAction(page, 'Goal')
  await getField(page).nth(3).click()
  await expect(page.getByText('Score1 : 0').or(page.getByText('Score0 : 1'))).toBeVisible()
  const painted = await measureTap(page)
  await expect(getLog(page)).toHaveCount(2)
  await page.getByRole('button', { name: /^Undo \(\d\)$/ }).click()
  await expect(getLog(page)).toHaveCount(1)

  // a card, one change with two taps, two changes as one
  await selectAction(page, 'Yellow')
  await getField(page).nth(0).click()
  await expect(getLog(page)).toHaveCount(2)
  await makeChange(page, 0, 4)
  await expect(getLog(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'Several' }).click()
  await makeChange(page, 0, 1)
  await makeChange(page, 1, 2)
  await page.getByRole('button', { name: 'Make 2 changes' }).click()
  await expect(getLog(page)).toHaveCount(5)
  await expect(page.getByText('Everything saved')).toBeVisible()
  expect(await getClock(page).boundingBox()).toEqual(place)

  // a mother at home follows it
  const home = await as('parent')
  await home.goto(`/match-manager/details/${id}`)
  const ticker = home.getByRole('region', { name: 'Live', exact: true })
  await expect(ticker.getByText('Period 1', { exact: true })).toBeVisible()
  await expect(ticker.getByRole('listitem')).toHaveText(/^(1:0|0:1)/)

  // the line is cut: the log goes on, also after a reload
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/opened')) !== undefined))
    .toBe(true)
  await page.context().setOffline(true)
  await selectAction(page, 'Goal')
  await getField(page).nth(3).click()
  await page.getByRole('button', { name: 'End period 1' }).click()
  await expect(page.getByText(/No connection\. 2 entries wait/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/No connection\. 2 entries wait/)).toBeVisible()
  await expect(getLog(page)).toHaveCount(6)
  await expect(page.getByText('Break', { exact: true })).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Everything saved')).toBeVisible()

  // another phone knows all of it
  const second = await as('coach')
  await second.goto(address)
  await expect(getLog(second)).toHaveCount(6)
  await expect(second.getByText(/^Score(2 : 0|0 : 2)$/)).toBeVisible()
  await second.getByRole('button', { name: 'Start period 2' }).click()
  await selectAction(second, 'Goal against')
  await expect(second.getByText('Everything saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Period 2', { exact: true })).toBeVisible()
  await expect(page.getByText('Score2 : 1').or(page.getByText('Score1 : 2'))).toBeVisible()

  await page.getByRole('button', { name: 'Final whistle' }).click()
  await confirmWhistle(page)
  await expect(page.getByText('Full time')).toBeVisible()
  await expect(page.getByText('Everything saved')).toBeVisible()
  await expect(
    home.getByRole('region', { name: 'Goals', exact: true }).getByRole('listitem'),
  ).toHaveCount(3)
  console.log(`live: taps goal 2, substitution 2; tap to painted ${Math.round(painted)} ms`)
})

/** Milliseconds from the second tap of a goal to the frame that shows it. */
async function measureTap(page: Page): Promise<number> {
  await selectAction(page, 'Goal')
  return page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('section[aria-label="On the pitch"] button')
    const count = () => document.querySelectorAll('section[aria-label="Log"] li').length
    const [before, start] = [count(), performance.now()]
    button?.click()
    while (count() === before) await new Promise((resolve) => requestAnimationFrame(resolve))
    return performance.now() - start
  })
}

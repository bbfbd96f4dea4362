import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'

/** Whoever subscribes once has a plan: the phone and the desktop need a person each. */
const buyers = { phone: 'multi', desktop: 'emeka.okafor' } as const

test('somebody subscribes, pays with a card, sees the plan run, and ends its renewal', async ({
  as,
  isMobile,
}) => {
  const counter = countTaps()
  const page = await as(isMobile ? buyers.phone : buyers.desktop)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  const plan = page.getByRole('article', { name: /Starter/ })
  await counter.tap(plan.getByRole('button', { name: /Start/ }))

  await expect(page).toHaveURL(/\/stripe\/pay\//)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel(/Expiry/).fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Somebody')
  await counter.tap(page.getByRole('button', { name: /^(Pay|Start trial)/ }))

  await expect(page).toHaveURL(/\/settings\/payments/)
  await expect(page.getByText('Your plan is active')).toBeVisible({ timeout: 30_000 })
  const card = page.getByRole('region', { name: /Starter/ })
  await expect(card.getByText(/^Yes \(on /)).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  expect(counter.print('subscribing, without the card')).toBe(2)

  await counter.tap(card.getByRole('button', { name: 'Card, bills, renewal' }))
  await expect(page).toHaveURL(/\/stripe\/portal\//)
  await counter.tap(page.getByRole('button', { name: 'Cancel plan' }))
  await counter.tap(page.getByRole('link', { name: 'Back to Touchline' }))
  await expect(page.getByText(/^No \(expires on /)).toBeVisible()
  expect(counter.print('ending the renewal')).toBe(3)
})

import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { countTaps } from '../support/taps'

/** Whoever buys empties a cart: the phone and the desktop need a person each. */
const buyers = { phone: 'multi', desktop: 'emeka.okafor' } as const

test('somebody finds a ball, orders it, pays with a card and sees the order paid', async ({
  as,
  isMobile,
}) => {
  const counter = countTaps()
  const page = await as(isMobile ? buyers.phone : buyers.desktop)
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1, name: 'FC Riverside Shop' })).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  await page.getByRole('searchbox').fill('bottle')
  await counter.tap(page.getByRole('link', { name: /Drinking bottle/ }))

  await expect(page.getByRole('heading', { level: 1, name: 'Drinking bottle' })).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  await counter.tap(page.getByRole('button', { name: 'Add to cart' }))
  await counter.tap(page.getByRole('link', { name: 'To the cart' }))

  await expect(page.getByRole('button', { name: 'Buy now' })).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  await counter.tap(page.getByRole('button', { name: 'Buy now' }))

  await expect(page).toHaveURL(/\/stripe\/pay\//)
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel(/Expiry/).fill('12/30')
  await page.getByLabel('Security code').fill('123')
  await page.getByLabel('Name on card').fill('Somebody')
  await counter.tap(page.getByRole('button', { name: /^Pay/ }))

  await expect(page).toHaveURL(/\/shop\/order-success/)
  await expect(page.getByText(/^Thank you! Order/)).toBeVisible({ timeout: 30_000 })
  expect(await findIssues(page)).toEqual([])
  expect(counter.print('buying a bottle, without the card')).toBe(5)

  await counter.tap(page.getByRole('link', { name: 'See the order' }))
  await expect(page.getByText('Paid, awaiting shipment')).toBeVisible()
  expect(await findIssues(page)).toEqual([])
})

import { findIssues } from '../support/axe'
import { expect, test } from '../support/fixtures'

/** Orders leave the list they are handled from: the phone and the desktop have a shop each. */
const sellers = { phone: 'owner2', desktop: 'owner' } as const

test('an owner opens the shop from its front, packs the oldest paid order and sends it', async ({
  as,
  isMobile,
}) => {
  const page = await as(isMobile ? sellers.phone : sellers.desktop)
  await page.goto('/shop')
  await page.getByRole('link', { name: 'Run the shop' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Products/ })).toBeVisible()
  expect(await findIssues(page)).toEqual([])

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Orders/ })).toBeVisible()
  expect(await findIssues(page)).toEqual([])
  await page.locator('a[href*="/shop/orders/details/"]').first().click()
  await expect(page.getByRole('heading', { level: 1, name: /^Order \d{4}-/ })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Packing slip' })).toBeVisible()
  expect(await findIssues(page)).toEqual([])
})

test('an owner adds a product, gives it a size and puts it on sale; a visitor finds it', async ({
  as,
  isMobile,
}) => {
  const name = `Journey cap ${isMobile ? 'small' : 'large'}`
  const page = await as(isMobile ? sellers.phone : sellers.desktop)
  await page.goto('/shop/create')
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Price in euros').fill('12,90')
  await page.getByLabel('Add sizes').fill('S, L')
  await page.getByLabel('Add sizes').press('Enter')
  await expect(page.getByRole('list', { name: 'Sizes' }).getByRole('listitem')).toHaveCount(2)
  expect(await findIssues(page)).toEqual([])
  await page.getByRole('button', { name: 'Save as draft' }).click()

  await expect(page).toHaveURL(/\/shop\/edit\//)
  await expect(page.getByText(/^Buyers do not see this product/)).toBeVisible()
  await page.getByRole('button', { name: 'Change stock' }).first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Pieces that came in').fill('4')
  await sheet.getByRole('button', { name: 'Change stock' }).click()
  await expect(page.getByText('4 in stock')).toBeVisible()
  await page.getByRole('button', { name: 'Put on sale' }).click()
  await expect(page.getByText(/^Buyers see this product/)).toBeVisible()
  expect(await findIssues(page)).toEqual([])

  const id = new URL(page.url()).pathname.split('/').at(-1)
  const visitor = await as(null)
  await visitor.goto(`/shop/details/${id}`)
  await expect(visitor.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(visitor.getByText('€12.90')).toBeVisible()
})

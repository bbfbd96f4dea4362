import { expect, test } from '../support/fixtures'

test.use({ expectedErrors: [/ERR_FAILED/] })

test('code that was not to be had is fetched anew, and the page somebody asked for opens', async ({
  as,
}) => {
  const page = await as('coach')
  await page.goto('/settings/language')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let isGone = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false
  })
  await page.route(/\/assets\/.*\.(js|css)/, (route) => (isGone ? route.abort() : route.continue()))
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Tactics' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Animations' })).toBeVisible()
  expect(isGone).toBe(false)
  expect(new URL(page.url()).pathname).toBe('/animator')
})

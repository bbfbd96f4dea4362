import { expect, test } from '../support/fixtures'

test('what lies ahead of two children and is due fits two and a half screens', async ({ as }) => {
  const page = await as('parent')
  const changes = page.waitForResponse(/\/rpc\/my_event_changes$/)
  await page.goto('/dashboard/parent/overview')
  await expect(page.getByRole('button', { name: 'Fees, tasks, results and coaches' })).toBeVisible()
  await expect(page.getByRole('group', { name: /^Answer for/ }).first()).toBeVisible()
  await changes
  const { length, viewport } = await page.evaluate(() => ({
    length: document.documentElement.scrollHeight,
    viewport: innerHeight,
  }))
  const screens = length / viewport
  console.log(`overview of two children: ${screens.toFixed(2)} screens`)
  expect(screens).toBeLessThanOrEqual(2.5)
})

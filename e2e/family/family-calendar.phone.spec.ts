import { expect, test } from '../support/fixtures'

test('the calendar opens on the next date of each child, answered in one tap above the fold', async ({
  as,
}) => {
  const page = await as('parent')
  await page.goto('/calendar/player-personal-calendar')
  const dates = page.getByRole('region', { name: 'My calendar' })
  const first = dates.getByRole('group', { name: /^Answer for (Emir|Defne)/ }).first()
  await expect(first).toBeInViewport({ ratio: 1 })
  const open = first.getByRole('button', { pressed: false }).first()
  const name = (await open.getAttribute('aria-label')) ?? ''
  const button = first.getByRole('button', { name, exact: true })
  const { height = 0, width = 0 } = (await button.boundingBox()) ?? {}
  expect(Math.min(height, width)).toBeGreaterThanOrEqual(44)
  const answered = page.waitForResponse(/\/rest\/v1\/rpc\/answer_(training|match)$/)
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  expect((await answered).ok()).toBe(true)
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
})

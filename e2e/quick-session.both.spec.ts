import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'

/** The way of a coach: whatever is pressed between the dashboard and the saved session. */
async function countDecisions(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener(
      'click',
      (event) => {
        if (!event.isTrusted) return
        const before = Number(sessionStorage.getItem('decisions') ?? '0')
        sessionStorage.setItem('decisions', String(before + 1))
      },
      true,
    )
  })
}

test('from the dashboard to a saved session in at most three decisions', async ({ as }) => {
  const page = await as('coach')
  await countDecisions(page)
  await page.goto('/dashboard/coach/overview')
  const start = page.getByRole('link', { name: 'Quick session' })
  await expect(start).toBeVisible()

  const began = Date.now()
  await start.click()
  const theme = page.getByRole('group', { name: 'Theme' })
  // which themes stand here depends on the season plan, and so on the day
  await theme.getByRole('button', { name: 'Balanced' }).click()
  await expect(theme.getByRole('button', { name: 'Balanced', pressed: true })).toBeVisible()
  const plan = page.getByRole('region', { name: 'The session' })
  const sum = await plan.getByText(/^\d+ of \d+ min$/).textContent()
  const [minutes, length] = (sum ?? '').match(/\d+/g) ?? []
  expect(minutes).toBe(length)
  for (const phase of ['Warm-up', 'Main part', 'Game', 'Cool-down']) {
    await expect(
      plan.getByRole('list', { name: 'Parts of the session' }).getByText(phase),
    ).toBeAttached()
  }
  await page.getByRole('button', { name: 'Save session' }).click()
  await expect(page).toHaveURL(/\/trainings\/details\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const seconds = (Date.now() - began) / 1000
  const decisions = Number(await page.evaluate(() => sessionStorage.getItem('decisions')))
  console.log(`quick session: ${decisions} decisions, ${seconds.toFixed(1)} s`)
  expect(decisions).toBeLessThanOrEqual(3)
  for (const phase of ['Warm-up', 'Main part', 'Game', 'Cool-down']) {
    await expect(page.getByText(phase).first()).toBeVisible()
  }
})

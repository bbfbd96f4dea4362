import type { Page } from '@playwright/test'
import { findIssues } from './axe'
import { expect, test } from './fixtures'
import type { Persona } from './personas'
import { addressOf, openRoutes } from './routes'

// an edit page refuses people who may not write: the not-found page is looked at instead
test.use({ expectedErrors: [/40[46]/] })

const walkers: (Persona | null)[] = [null, 'admin', 'owner', 'coach', 'parent', 'player', 'pending']

for (const persona of walkers) {
  const who = persona ?? 'a visitor'
  test(`every built page is accessible to ${who} in both themes`, async ({ as }) => {
    test.setTimeout(240_000)
    const page = await as(persona)
    const problems: string[] = []
    // one page that a later release builds stands for all of them
    for (const path of [...openRoutes(persona), '/info/about-us']) {
      const address = await addressOf(page, path)
      if (!address) continue
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading...', { exact: true })).toHaveCount(0)
      for (const scheme of ['dark', 'light']) {
        const found = await lookAt(page, scheme)
        problems.push(...found.map((issue) => `${path} (${scheme}) ${issue}`))
      }
    }
    expect(problems).toEqual([])
  })
}

async function lookAt(page: Page, scheme: string): Promise<string[]> {
  await page.evaluate((value) => {
    document.documentElement.setAttribute('data-mantine-color-scheme', value)
  }, scheme)
  // colours fade for 120 ms; a half-way colour would count as a bad contrast
  await page.waitForTimeout(250)
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  const issues = await findIssues(page)
  return overflow > 0 ? [...issues, `scrolls sideways by ${overflow} px`] : issues
}

import { expect, test } from './fixtures'
import { findIssues } from './axe'
import { openRoutes } from './routes'
import type { Persona } from './personas'

const walkers: (Persona | null)[] = [null, 'admin', 'owner', 'coach', 'parent', 'player', 'pending']

for (const persona of walkers) {
  test(`every built page is accessible to ${persona ?? 'a visitor'} in both themes`, async ({
    as,
  }) => {
    test.setTimeout(240_000)
    const page = await as(persona)
    const problems: string[] = []
    for (const path of openRoutes(persona)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0)
      for (const scheme of ['dark', 'light']) {
        await page.evaluate((value) => {
          document.documentElement.setAttribute('data-mantine-color-scheme', value)
        }, scheme)
        await page.waitForTimeout(250)
        problems.push(...(await findIssues(page)).map((issue) => `${path} (${scheme}) ${issue}`))
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        if (overflow > 0) problems.push(`${path} (${scheme}) scrolls sideways by ${overflow} px`)
      }
    }
    expect(problems).toEqual([])
  })
}

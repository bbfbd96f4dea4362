import type { Page } from '@playwright/test'
import { findIssues } from './support/axe'
import { expect, test } from './support/fixtures'
import type { Persona } from './support/personas'
import { addressOf, openRoutes } from './support/routes'
import { expectSettled } from './support/settled'

// an edit page refuses people who may not write: the not-found page is looked at instead
test.use({ expectedErrors: [/40[46]/] })

const walkers: (Persona | null)[] = [null, 'admin', 'owner', 'coach', 'parent', 'player', 'pending']

for (const persona of walkers) {
  const who = persona ?? 'a visitor'
  test(`every built page is accessible to ${who} in both themes`, async ({ as, isMobile }) => {
    // some sixty pages
    test.setTimeout(1_200_000)
    const page = await as(persona)
    const problems: string[] = []
    // one page that a later release builds stands for all of them
    for (const path of [...openRoutes(persona), '/info/about-us']) {
      const address = await addressOf(page, path)
      if (!address) continue
      await page.goto(address)
      await expectSettled(page)
      const dark = [...(await findIssues(page)), ...(await overflowOf(page))]
      // the light theme has the same colours on a phone
      const light = isMobile ? [] : await inLight(page)
      problems.push(
        ...dark.map((issue) => `${path} (dark) ${issue}`),
        ...light.map((issue) => `${path} (light) ${issue}`),
      )
    }
    expect(problems).toEqual([])
  })
}

async function inLight(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'light')
  })
  return findIssues(page, 'colours')
}

async function overflowOf(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return overflow > 0 ? [`scrolls sideways by ${overflow} px`] : []
}

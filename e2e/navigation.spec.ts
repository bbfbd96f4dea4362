import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import type { Persona } from './support/personas'

const personas: (Persona | null)[] = [
  null,
  'admin',
  'owner',
  'coach',
  'parent',
  'player',
  'multi',
  'pending',
]

/** Navigations of the signed-in frame and of the public one, by their names. */
const navigations = {
  signedIn: ['Main', 'Your account', 'Quick access'],
  visitor: ['Main', 'Product', 'Company', 'Legal'],
}

// an unexpected console error fails each of them, too
for (const persona of personas) {
  const who = persona ?? 'a visitor'
  test(`the navigation leads ${who} from page to page, twice, and every page has its heading`, async ({
    as,
  }) => {
    const page = await as(persona)
    const start = persona ? '/settings/language' : '/'
    await page.goto(start)
    const names = persona ? navigations.signedIn : navigations.visitor
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const links = await listLinks(page, names)
    expect(links.length).toBeGreaterThan(persona ? 10 : 5)
    for (const link of [...links, ...links]) await followLink(page, start, link)
  })
}

interface NavigationLink {
  navigation: string
  address: string
}

/** Links of the navigations, also of one that this width does not show. */
async function listLinks(page: Page, names: readonly string[]): Promise<NavigationLink[]> {
  const lists = await Promise.all(
    names.map(async (navigation) => {
      const links = page.locator(`nav[aria-label="${navigation}"] a[href]`)
      const addresses = await links.evaluateAll((all) =>
        all.map((link) => link.getAttribute('href') ?? ''),
      )
      return addresses.map((address) => ({ navigation, address }))
    }),
  )
  return lists.flat()
}

async function followLink(page: Page, start: string, { navigation, address }: NavigationLink) {
  const link = page.locator(`nav[aria-label="${navigation}"] a[href="${address}"]`).first()
  // a page without the frame has no links to follow
  if ((await link.count()) === 0) await page.goto(start)
  // inside the app: a load of the page would take the mark away
  await page.evaluate(() => document.documentElement.setAttribute('data-walk', ''))
  await link.evaluate((element) => {
    if (element instanceof HTMLElement) element.click()
  })
  const { pathname } = new URL(address, page.url())
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page, address).toHaveURL(({ pathname: now }) => now.startsWith(pathname))
  await expect(page.locator('[data-updating]'), address).toHaveCount(0)
  await expect(heading, address).toHaveText(/\S/)
  await expect(page.locator('#error-title'), address).toHaveCount(0)
  await expect(page.locator('html[data-walk]'), address).toHaveCount(1)
}

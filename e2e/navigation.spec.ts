import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures'
import type { Persona } from './support/personas'
import { loadApp } from './support/settled'

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
  visitor: ['Main', 'Further pages'],
}

// an unexpected console error fails each of them, too
for (const persona of personas) {
  const who = persona ?? 'a visitor'
  test(`the navigation leads ${who} from page to page, twice, and every page has its heading`, async ({
    as,
  }) => {
    const page = await as(persona)
    const start = persona ? '/settings/language' : '/'
    await open(page, start)
    const names = persona ? navigations.signedIn : navigations.visitor
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    const links = await listLinks(page, names)
    expect(links.length).toBeGreaterThan(persona ? 10 : 4)
    for (const link of [...links, ...links]) await followLink(page, start, link)
  })
}

interface NavigationLink {
  navigation: string
  address: string
}

/** The links change the page inside the app: a public page gets it first. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  if (address === '/') await loadApp(page)
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
  const link = `nav[aria-label="${navigation}"] a[href="${address}"]`
  // a page without the frame has no links to follow; looked for and pressed at once, as the frame may just be leaving
  if (!(await pressLink(page, link))) {
    await open(page, start)
    await page.locator(link).first().waitFor({ state: 'attached' })
    await pressLink(page, link)
  }
  const { pathname } = new URL(address, page.url())
  const heading = page.getByRole('heading', { level: 1 })
  await expect(page, address).toHaveURL(({ pathname: now }) => now.startsWith(pathname))
  await expect(page.locator('[data-updating]'), address).toHaveCount(0)
  await expect(heading, address).toHaveText(/\S/)
  await expect(page.locator('#error-title'), address).toHaveCount(0)
  await expect(page.locator('html[data-walk]'), address).toHaveCount(1)
}

/** False where there is no such link. The mark tells a change inside the app from a load of the page. */
function pressLink(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((link) => {
    const element = document.querySelector(link)
    if (!(element instanceof HTMLElement)) return false
    document.documentElement.setAttribute('data-walk', '')
    element.click()
    return true
  }, selector)
}

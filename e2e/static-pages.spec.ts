/** The public pages as files of the build: whole without a script, and taken over by the app without a flash. */
import { documents } from '../src/features/landing/model/documents'
import { localizePath } from '../src/lib/i18n/alternates'
import { locales } from '../src/lib/i18n/locale'
import { publicPaths } from '../src/lib/router/public-paths'
import { visitorPaths } from '../src/lib/router/visitor-paths'
import { addresses } from './support/addresses'
import { expect, test } from './support/fixtures'
import { loadApp } from './support/settled'
import type { APIRequestContext, Page } from '@playwright/test'

const { home, landing, info, shop } = publicPaths
const paths = [
  ...new Set<string>([
    home,
    ...Object.values(landing),
    ...Object.values(info),
    ...Object.values(documents).map(({ path }) => path),
    visitorPaths.parentalConsent,
    shop.home,
  ]),
]
const site = addresses.app

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of locales) {
    test(`every public page in ${locale} tells readers, search engines and link previews what it is`, async ({
      page,
      request,
    }) => {
      const images = new Set<string>()
      for (const path of paths) {
        await test.step(path, async () => {
          const own = locale === 'en' ? path : localizePath(locale, path)
          await page.goto(own)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(page).toHaveTitle(/.{3,} · Touchline$/)
          expect(await readHead(page, 'meta[name="description"]')).toMatch(/^.{20,}$/)
          expect(await readHead(page, 'meta[name="robots"]')).toBe('index, follow')
          expect(await readHead(page, 'link[rel="canonical"]', 'href')).toBe(site + own)
          for (const other of locales) {
            const address = other === 'en' ? path : localizePath(other, path)
            const link = `link[rel="alternate"][hreflang="${other}"]`
            expect(await readHead(page, link, 'href')).toBe(site + address)
          }
          const standard = 'link[rel="alternate"][hreflang="x-default"]'
          expect(await readHead(page, standard, 'href')).toBe(site + path)
          for (const name of ['title', 'description', 'url', 'image:alt', 'locale']) {
            expect(await readHead(page, `meta[property="og:${name}"]`)).not.toBe('')
          }
          const image = (await readHead(page, 'meta[property="og:image"]')) ?? ''
          expect(await readPngSize(request, image)).toEqual({ width: 1200, height: 630 })
          images.add(image)
          const data: unknown = JSON.parse(
            await page.locator('script[type="application/ld+json"]').innerText(),
          )
          expect(JSON.stringify(data)).toContain('"@type":"WebPage"')
          const links = page.getByRole('contentinfo').getByRole('link')
          await expect(links).toHaveCount(9)
        })
      }
      expect(images.size).toBe(paths.length)
    })
  }

  test('the nine links of the footer lead to pages that can be read', async ({ page }) => {
    await page.goto('/de')
    const links = await page.getByRole('contentinfo').getByRole('link').all()
    const targets = await Promise.all(links.map((link) => link.getAttribute('href')))
    for (const target of targets) {
      await page.goto(target ?? '')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-page', target ?? '')
    }
  })
})

test('crawlers find every page in the sitemap that robots.txt names', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  const sitemap = await (await request.get(address)).text()
  const places = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)
  expect(places).toHaveLength(paths.length * locales.length)
  for (const path of paths) expect(places).toContain(`${site}${path}`)
})

/** Remembers what the file showed before the app came. */
function recordFirst(): void {
  document.addEventListener('DOMContentLoaded', () => {
    const heading = document.querySelector('h1')
    Object.assign(window, {
      first: { heading, isCovered: document.body.hidden },
    })
  })
}

declare global {
  interface Window {
    first?: { heading: Element | null; isCovered: boolean }
  }
}

for (const locale of ['en', 'bg'] as const) {
  test(`the app comes into the pages in ${locale} without drawing them anew`, async ({ as }) => {
    const page = await as(null)
    await page.addInitScript(recordFirst)
    for (const path of paths.filter((one) => one !== shop.home)) {
      await test.step(path, async () => {
        await page.goto(locale === 'en' ? path : localizePath(locale, path))
        await loadApp(page)
        const isSame = await page.evaluate(
          () => window.first?.heading === document.querySelector('h1'),
        )
        expect(isSame).toBe(true)
        expect(await page.evaluate(() => window.first?.isCovered)).toBe(false)
      })
    }
  })
}

test('who only reads loads no app; a press before it is there counts once it has come', async ({
  as,
}) => {
  const page = await as(null)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/info/about-us')
  await page.waitForLoadState('networkidle')
  expect(scripts).toHaveLength(2)
  // the menu opens by itself; its choice is what waits, pressed as a screen reader does it
  await page.getByLabel('Language: EN').evaluate((menu: HTMLElement) => menu.click())
  const german = page.getByRole('button', { name: 'Deutsch' })
  await expect(german).toBeVisible()
  await german.evaluate((button: HTMLElement) => button.click())
  await expect(page.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible()
  expect(scripts.length).toBeGreaterThan(2)
})

for (const address of ['/', '/info/privacy-policy#rights']) {
  test(`the app that comes while one reads ${address} leaves the page where it was`, async ({
    as,
  }) => {
    const page = await as(null)
    await page.goto(address)
    await page.evaluate(() => window.scrollTo(0, 700))
    await loadApp(page)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.scrollY)).toBe(700)
  })
}

test('what still says that it is loading brings the app as soon as somebody sees it', async ({
  as,
}) => {
  const page = await as(null)
  await page.setViewportSize({ width: 1280, height: 4000 })
  await page.goto('/landing/coach-landing')
  await expect(page.getByRole('radio', { name: 'Yearly' })).toBeVisible()
})

test('whoever has chosen another language never sees the English page', async ({ as }) => {
  const page = await as(null)
  await page.addInitScript(recordFirst)
  await page.addInitScript(() => localStorage.setItem('preferred-language', 'bg'))
  await page.goto('/')
  expect(await page.evaluate(() => window.first?.isCovered)).toBe(true)
  await loadApp(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'bg')
  await expect(page.getByRole('link', { name: 'Треньори' })).toBeVisible()
  // an address in a language shows that one, and leaves the choice as it is
  await page.goto('/de')
  await loadApp(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('bg')
})

test('whoever is signed in is led into the app without seeing the front door, in the colours they chose', async ({
  as,
}) => {
  const page = await as('coach')
  await page.addInitScript(recordFirst)
  await page.addInitScript(() => localStorage.setItem('color-scheme', 'light'))
  await page.goto('/')
  expect(await page.evaluate(() => window.first?.isCovered)).toBe(true)
  await expect(page).toHaveURL(/\/dashboard\/coach/)
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
})

test('an address of the app is answered with the app, not with the front door', async ({ as }) => {
  const page = await as(null)
  const answer = await page.goto('/login')
  expect(await answer?.text()).not.toContain('data-page')
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
})

function readHead(page: Page, selector: string, attribute = 'content'): Promise<string | null> {
  return page.locator(`head > ${selector}`).getAttribute(attribute)
}

async function readPngSize(request: APIRequestContext, address: string) {
  const file = await (await request.get(address)).body()
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

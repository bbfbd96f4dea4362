/**
 * A page that goes from visit to visit inside the app, as a person does: one per worker, opened anew for another
 * persona or language.
 */
import { test as base, type Browser, type BrowserContext, type Page } from '@playwright/test'
import type { Visit } from '../../scripts/walk/walk-plan'
import { expect, listUnexpected, listUnknownKeys, openPage } from '../support/fixtures'
import { personas, getStatePath } from '../support/personas'
import { findAddress } from '../support/routes'
import { expectSettled } from '../support/settled'

export interface Walker {
  /** The page of a visit, standing; null when the persona has nothing to open there. */
  visit: (visit: Visit) => Promise<Page | null>
  /** Fails for console errors and unknown keys on the device since it was last asked. */
  expectQuiet: () => Promise<void>
}

/** An edit page refuses people who may not write: the not-found page is looked at instead. */
const expectedErrors = [/40[46]/]

/** How long a change of page may take before the address is loaded anew, in ms. */
const changeLimit = 3000

export const test = base.extend<object, { walker: Walker }>({
  walker: [
    async ({ browser }, use) => {
      const walk = createWalker(browser)
      await use(walk.walker)
      await walk.stop()
    },
    { scope: 'worker' },
  ],
})

interface Opened {
  key: string
  context: BrowserContext
  page: Page
  addresses: Map<string, string | null>
}

function createWalker(browser: Browser) {
  let opened: Opened | null = null
  const errors: string[] = []

  async function open({ persona, language, size }: Visit): Promise<Opened> {
    const key = `${persona} ${language} ${size}`
    if (opened?.key === key) return opened
    await opened?.context.close()
    const known = personas.find((one) => one === persona)
    const { contextOptions } = base.info().project.use
    const context = await browser.newContext({
      ...base.info().project.use,
      ...contextOptions,
      ...(known ? { storageState: getStatePath(known) } : {}),
    })
    await context.addInitScript((locale) => {
      window.localStorage.setItem('preferred-language', locale)
      // nothing new about the account: the walk speaks another language than it does
      window.localStorage.setItem('account-language', 'en')
    }, language)
    const page = await openPage(context, errors)
    opened = { key, context, page, addresses: new Map() }
    return opened
  }

  async function visit(wanted: Visit): Promise<Page | null> {
    const { page, addresses } = await open(wanted)
    if (!addresses.has(wanted.page)) {
      const address = await findAddress(page, wanted.page, (path) => goTo(page, path))
      addresses.set(wanted.page, address)
    }
    const address = addresses.get(wanted.page) ?? null
    if (address === null) return null
    await goTo(page, address)
    await page.evaluate((theme) => {
      document.documentElement.setAttribute('data-mantine-color-scheme', theme)
    }, wanted.theme)
    return page
  }

  async function expectQuiet(): Promise<void> {
    const unexpected = listUnexpected(errors.splice(0), expectedErrors)
    expect(unexpected, 'console errors').toEqual([])
    if (!opened) return
    const unknownKeys = await listUnknownKeys(opened.context)
    expect(unknownKeys, 'keys on the device that its registry does not know').toEqual([])
  }

  return { walker: { visit, expectQuiet }, stop: async () => opened?.context.close() }
}

/** Inside the app where one is open, as the Back button changes the address; by loading where none is. */
async function goTo(page: Page, address: string): Promise<void> {
  const isAppOpen = page.url() !== 'about:blank'
  const isThere = isAppOpen && page.url().endsWith(address)
  if (!isThere && !(isAppOpen && (await changePage(page, address)))) await page.goto(address)
  await expectSettled(page)
}

/** Whether another heading came; pages of one kind keep the element and change its text. */
async function changePage(page: Page, address: string): Promise<boolean> {
  const text = await page.evaluate((to) => {
    const heading = document.querySelector('h1')
    heading?.setAttribute('data-left', '')
    window.history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
    return heading?.textContent ?? null
  }, address)
  const changed = page.waitForFunction(
    (before) => {
      const heading = document.querySelector('h1')
      return heading && (!heading.hasAttribute('data-left') || heading.textContent !== before)
    },
    text,
    { polling: 50, timeout: changeLimit },
  )
  return changed.then(
    () => true,
    () => false,
  )
}

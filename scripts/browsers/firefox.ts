/** Firefox without a window, over WebDriver BiDi. */
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import puppeteer, { type Page, type Viewport } from 'puppeteer-core'
import type { BrowserEngine, Driver } from './driver'

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr'

export const firefox: BrowserEngine = {
  name: 'Firefox',
  findMissing: () =>
    existsSync(executablePath)
      ? null
      : 'Firefox is not installed: apt-get install firefox-esr (FIREFOX=<path> for another one)',
  async start() {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
    })
    return {
      open: async () => {
        const context = await browser.createBrowserContext()
        return createDriver(await context.newPage(), () => context.close())
      },
      stop: () => browser.close(),
    }
  },
}

/** What Firefox says of files that were on their way when the page was left. */
const brokenOff = 'error loading dynamically imported module'

/** Puppeteer turns the screen as well, which the extended support release cannot: the size alone counts. */
async function resize(page: Page, size: Viewport): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('setScreenOrientationOverride')) throw error
  })
  // asked from here: the page's policy lets nothing wait inside of it
  while ((await page.evaluate('window.innerWidth')) !== size.width) await setTimeout(20)
}

function createDriver(page: Page, close: () => Promise<void>): Driver {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  const find = (expression: string) => page.evaluateHandle<[], () => Element>(expression)
  return {
    goto: async (address) => {
      const before = errors.length
      await page.goto(address, { waitUntil: 'load' })
      const since = errors.splice(before)
      errors.push(...since.filter((text) => !text.includes(brokenOff)))
    },
    read: (expression) => page.evaluate(expression),
    click: async (expression) => (await find(expression)).click(),
    fill: async (expression, text) => {
      const field = await find(expression)
      await field.click({ count: 3 })
      await page.keyboard.press('Backspace')
      await field.type(text)
    },
    pressShiftArrow: async (arrow) => {
      await page.keyboard.down('Shift')
      await page.keyboard.press(`Arrow${arrow}`)
      await page.keyboard.up('Shift')
    },
    resize: (size) => resize(page, size),
    capture: () => page.screenshot(),
    listErrors: async () => errors,
    close,
  }
}

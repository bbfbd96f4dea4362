/** `test` for the journeys: a persona's page at the run's clock, and any unexpected console error fails. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { readClockOffset, shiftDate } from '../../scripts/clock/clock.mjs'
import { findEntry } from '../../src/lib/device/registry'
import { getStatePath, type Persona } from './personas'

interface Fixtures {
  /** Opens a page as a persona, or signed out with null; several people can act in one test. */
  as: (persona: Persona | null) => Promise<Page>
  /** Console errors that a test provokes on purpose, such as a refused request. */
  expectedErrors: RegExp[]
}

/** What the Content-Security-Policy stops is never expected. */
const violation = 'Stopped by the Content-Security-Policy:'

function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
    const where = `${sourceFile}:${lineNumber}`
    console.error(
      `Stopped by the Content-Security-Policy: ${effectiveDirective} ${blockedURI} ${where} ${sample}`,
    )
  })
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  context: async ({ context }, use) => {
    await setClock(context)
    await use(context)
  },
  as: async ({ browser, contextOptions, expectedErrors }, use) => {
    const errors: string[] = []
    const contexts: BrowserContext[] = []
    await use(async (persona) => {
      const state = persona ? { storageState: getStatePath(persona) } : {}
      const context = await browser.newContext({ ...contextOptions, ...state })
      contexts.push(context)
      return openPage(context, errors)
    })
    const unknownKeys = (await Promise.all(contexts.map(listUnknownKeys))).flat()
    await Promise.all(contexts.map((context) => context.close()))
    expect(unknownKeys, 'keys on the device that its registry does not know').toEqual([])
    expect(listUnexpected(errors, expectedErrors), 'console errors').toEqual([])
  },
})

/** A page at the run's clock whose console errors end in `errors`. */
export async function openPage(context: BrowserContext, errors: string[]): Promise<Page> {
  await setClock(context)
  const page = await context.newPage()
  await page.addInitScript(reportViolations)
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    // the text of a failed request does not say which
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  return page
}

export function listUnexpected(errors: readonly string[], expected: readonly RegExp[]): string[] {
  return errors.filter(
    (text) => text.includes(violation) || !expected.some((known) => known.test(text)),
  )
}

/** Cookies keep to the browser's own clock: those of the app live for a number of seconds, not until a date. */
async function setClock(context: BrowserContext): Promise<void> {
  await context.addInitScript(shiftDate, readClockOffset())
}

/** What a journey has left on the device without anybody having registered it. */
export async function listUnknownKeys(context: BrowserContext): Promise<string[]> {
  const { cookies, origins } = await context.storageState()
  const keys = [
    ...cookies.map(({ name }) => ({ store: 'cookie' as const, key: name })),
    ...origins.flatMap(({ localStorage: entries }) =>
      entries.map(({ name }) => ({ store: 'localStorage' as const, key: name })),
    ),
  ]
  return keys.filter(({ store, key }) => !findEntry(store, key)).map(({ key }) => key)
}

export { expect }

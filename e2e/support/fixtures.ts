/** `test` for the journeys: a persona's page, and any unexpected console error fails. */
import { test as base, expect, type Page } from '@playwright/test'
import { stateOf, type Persona } from './personas'

interface Fixtures {
  /** Opens a page as a persona, or signed out with null; several people can act in one test. */
  as: (persona: Persona | null) => Promise<Page>
  /** Console errors that a test provokes on purpose, such as a refused request. */
  expectedErrors: RegExp[]
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  as: async ({ browser, contextOptions, expectedErrors }, use) => {
    const errors: string[] = []
    const contexts: { close: () => Promise<void> }[] = []
    await use(async (persona) => {
      const state = persona ? { storageState: stateOf(persona) } : {}
      const context = await browser.newContext({ ...contextOptions, ...state })
      contexts.push(context)
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(error.message))
      page.on('console', (message) => {
        // the text of a failed request does not say which
        if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
      })
      return page
    })
    await Promise.all(contexts.map((context) => context.close()))
    const unexpected = errors.filter((text) => !expectedErrors.some((known) => known.test(text)))
    expect(unexpected, 'console errors').toEqual([])
  },
})

export { expect }

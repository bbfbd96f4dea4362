import { expect, type Page } from '@playwright/test'

/** What pages and their parts say while they load, in each language. */
const loading = /^(Loading|Lädt|Wird geladen|Зареждане)\.\.\.$/

/** The page stands: its heading is there, nothing says that it is loading or being brought up to date. */
export async function expectSettled(page: Page): Promise<void> {
  const where = page.url()
  await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible()
  await expect(page.getByText(loading), where).toHaveCount(0)
  await expect(page.getByRole('status', { name: loading }), where).toHaveCount(0)
  await expect(page.locator('[aria-busy="true"], [data-updating]'), where).toHaveCount(0)
  // before its font is there a text is wider or narrower than it will be
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/**
 * Brings every colour and place to where it is going: a half-way colour would count as a bad contrast.
 * Moved to its end instead of waited for, because a machine that is busy elsewhere draws no frames.
 */
export async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const listMoving = () => document.getAnimations().filter((one) => one instanceof CSSTransition)
    // what one transition ends may begin another; ten rounds are a limit against one that never rests
    for (let round = 0; round < 10; round++) {
      // the frame in which changed styles begin to move
      await new Promise(requestAnimationFrame)
      const transitions = listMoving()
      if (transitions.length === 0) return
      for (const transition of transitions) transition.finish()
    }
  })
}

/** A public page can be read before the app is there: it comes with the first key, and nothing tells so but React's mark. */
export async function loadApp(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
  )
}

/** How soon a search answers: from the last key typed to the frame that shows what was asked for. */
import type { Page } from '@playwright/test'

/** Milliseconds between two keys, and after the last change before an answer counts as whole. */
const betweenKeys = 120
const rest = 1000

/**
 * Types like a quick typist; what changes after the last key is watched frame by frame until it rests.
 * For each selector the milliseconds to the last frame in which the elements found were other ones; what
 * counts of them is how many there are, the text of those without children, and the address of pictures.
 */
export async function measureTypedAnswer(
  page: Page,
  question: string,
  selectors: readonly string[],
): Promise<readonly number[]> {
  const box = page.getByRole('searchbox')
  await box.fill('')
  await page.waitForFunction(() => !document.querySelector('[data-updating]'))
  await page.waitForTimeout(600)
  await box.pressSequentially(question.slice(0, -1), { delay: betweenKeys })
  await page.waitForTimeout(betweenKeys)
  await page.evaluate(watch, { selectors, calm: rest })
  await box.pressSequentially(question.slice(-1))
  return page.evaluate(() => window.answered ?? [])
}

function watch({ selectors, calm }: { selectors: readonly string[]; calm: number }): void {
  const readContent = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((one) => `${one.children.length > 0 ? '' : one.textContent}${one.getAttribute('src')}`)
      .join('|')
  window.answered = new Promise((resolve) => {
    const begin = (event: Event) => {
      const from = event.timeStamp
      const parts = selectors.map((selector) => ({
        selector,
        last: from,
        seen: readContent(selector),
        isNew: false,
      }))
      const follow = (frame: number) => {
        for (const part of parts) {
          // What the last frame found changed is on the screen with this one.
          if (part.isNew) part.last = frame
          const now = readContent(part.selector)
          part.isNew = now !== part.seen
          part.seen = now
        }
        if (frame - Math.max(...parts.map(({ last }) => last)) < calm) requestAnimationFrame(follow)
        else resolve(parts.map(({ last }) => last - from))
      }
      requestAnimationFrame(follow)
    }
    document.addEventListener('input', begin, { once: true, capture: true })
  })
}

declare global {
  interface Window {
    answered?: Promise<readonly number[]>
  }
}

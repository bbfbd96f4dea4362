/** WCAG 2.2 A/AA with axe-core, injected as a script so that no plug-in needs a newer Node. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { endTransitions } from './settled'

const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const

const sizes = { type: 'rule', values: ['target-size'] } as const
const looks = { everything, sizes }

/** One readable line per finding: rule, help and the first elements it hits. */
export async function findIssues(
  page: Page,
  what: keyof typeof looks = 'everything',
): Promise<string[]> {
  await endTransitions(page)
  // a page that stays open from visit to visit has it already
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { type, values } = looks[what]
  const found = await page.evaluate(
    (runOnly) => window.axe.run(document, { runOnly, resultTypes: ['violations'] }),
    { type, values: [...values] },
  )
  const lines: string[] = []
  for (const { id, help, nodes } of found.violations) {
    const selectors = nodes.map((node) => node.target.join(' '))
    const hit = id === 'target-size' ? await listSmallInTheOpen(page, selectors) : selectors
    if (hit.length > 0) lines.push(`${id}: ${help} — ${hit.slice(0, 3).join(', ')}`)
  }
  return lines
}

/**
 * Targets that stay too small once they are scrolled to the middle: at the edge of a bar that stays while the page
 * moves below it, which part of a button shows depends on the length of what happens to stand above.
 */
async function listSmallInTheOpen(page: Page, selectors: readonly string[]): Promise<string[]> {
  const small: string[] = []
  for (const selector of selectors) {
    const isSmall = await page.evaluate(async (target) => {
      const { scrollX, scrollY } = window
      document.querySelector(target)?.scrollIntoView({ block: 'center' })
      const { violations } = await window.axe.run(document, {
        runOnly: { type: 'rule', values: ['target-size'] },
        resultTypes: ['violations'],
      })
      window.scrollTo(scrollX, scrollY)
      return violations.some(({ nodes }) => nodes.some((node) => node.target.join(' ') === target))
    }, selector)
    if (isSmall) small.push(selector)
  }
  return small
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

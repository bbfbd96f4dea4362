/** WCAG 2.2 A/AA with axe-core, injected as a script so that no plug-in needs a newer Node. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const everything = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
} as const
/** All that another theme can change. */
const colours = { type: 'rule', values: ['color-contrast'] } as const

/** One readable line per finding: rule, help and the first elements it hits. */
export async function findIssues(
  page: Page,
  what: 'everything' | 'colours' = 'everything',
): Promise<string[]> {
  await settle(page)
  await page.evaluate(axe.source)
  const { type, values } = what === 'colours' ? colours : everything
  const found = await page.evaluate((runOnly) => window.axe.run(document, { runOnly }), {
    type,
    values: [...values],
  })
  return found.violations.map((violation) => {
    const where = violation.nodes.slice(0, 3).map((node) => node.target.join(' '))
    return `${violation.id}: ${violation.help} — ${where.join(', ')}`
  })
}

/** Waits until no colour or place is on its way: a half-way colour would count as a bad contrast. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // the frame in which changed styles begin to move
    await new Promise(requestAnimationFrame)
    const moving = document.getAnimations().filter((one) => one instanceof CSSTransition)
    const longest = new Promise((resolve) => setTimeout(resolve, 1000))
    await Promise.race([Promise.allSettled(moving.map(({ finished }) => finished)), longest])
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

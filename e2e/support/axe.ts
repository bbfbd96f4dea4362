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
  return found.violations.map((violation) => {
    const where = violation.nodes.slice(0, 3).map((node) => node.target.join(' '))
    return `${violation.id}: ${violation.help} — ${where.join(', ')}`
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

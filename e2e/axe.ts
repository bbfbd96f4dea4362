/** WCAG 2.2 A/AA with axe-core, injected as a script so that no plug-in needs a newer Node. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** One readable line per finding: rule, help and the first elements it hits. */
export async function findIssues(page: Page): Promise<string[]> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    (tags) => window.axe.run(document, { runOnly: { type: 'tag', values: tags } }),
    rules,
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

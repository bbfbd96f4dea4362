/** docs/accessibility-walk.md: writes the plan of the walk, and reads it for the journeys. */
import { parseTables } from './markdown-tables'
import type { Visit } from './walk-plan'

export const walkDocument = 'docs/accessibility-walk.md'

const columns = ['page', 'persona', 'theme', 'size', 'language'] as const

export function formatWalk(visits: readonly Visit[]): string {
  return [
    '# The accessibility walk',
    '',
    'Generated from [routes.md](routes.md) by `scripts/walk/walk-plan.test.ts`; `npm run routes:doc` writes it anew.',
    '`npm test` makes these visits, `npm run test:walk` every combination there is.',
    '',
    `${visits.length} visits to ${new Set(visits.map(({ page }) => page)).size} pages.`,
    '',
    `| ${columns.join(' | ')} |`,
    `|${'---|'.repeat(columns.length)}`,
    ...visits.map((visit) => `| ${columns.map((column) => visit[column]).join(' | ')} |`),
    '',
  ].join('\n')
}

export function parseWalk(document: string): Visit[] {
  const [rows = []] = parseTables(document)
  return rows.map(({ page = '', persona = '', theme = '', size = '', language = '' }) => ({
    page,
    persona,
    theme,
    size,
    language,
  }))
}

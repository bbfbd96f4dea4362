/** The built routes, read from docs/routes.md, which a test keeps equal to the route table. */
import { readFileSync } from 'node:fs'
import type { Persona } from './personas'

interface RouteRow {
  path: string
  isBuilt: boolean
  outcome: Record<string, string>
}

export function readRoutes(file = 'docs/routes.md'): RouteRow[] {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().replaceAll('`', '')),
    )
  const [header = [], , ...rows] = lines
  return rows.map((cells) => {
    const row = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']))
    return { path: row.path ?? '', isBuilt: row.state === 'built', outcome: row }
  })
}

/** Built pages without a parameter that a persona may open (anonymous: null). */
export function openRoutes(persona: Persona | null): string[] {
  return readRoutes()
    .filter((row) => row.isBuilt && !row.path.includes(':'))
    .filter((row) => row.outcome[persona ?? 'anonymous'] === 'allow')
    .map((row) => row.path)
}

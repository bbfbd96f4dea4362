/** What the mutation report looks at by itself: the code that decides access, money, time and state. */
import { readdirSync } from 'node:fs'

const deciding =
  /\/(access-rules|saved-path|money|school-time|intervals?|outbox|outbox-runner|limits|conflict\w*|[\w-]+-state|[\w-]+-clock|clock)\.ts$/

/** Rules of every feature and the money of all: `model` folders, and what stands below them. */
const isModel = (path: string) => /\/model\//.test(path) || path === 'src/lib/money.ts'

/** Source files under the asked paths; without any, those that decide. */
export function findTargets(asked: readonly string[]): string[] {
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((name) => `src/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !/\.(test|d)\.ts$/.test(path))
  if (asked.length === 0) return all.filter((path) => isModel(path) && deciding.test(path))
  return all.filter((path) => asked.some((part) => path.startsWith(part)))
}

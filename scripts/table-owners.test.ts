import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

/**
 * Design section 3: every table and RPC has one owner. A table that is read as part of another one's rows
 * (`school:schools(name)` in a select) is not named by that: row-level security counts for it all the same.
 */
const sources = listFiles('src')
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\.d\.ts$/.test(path))
  .filter((path) => !path.startsWith('src/test/'))
  .map((path) => parse(path))

test.each(['from', 'rpc'])('what `.%s(…)` names belongs to one api file', (method) => {
  const named = new Map<string, Set<string>>()
  for (const source of sources) {
    for (const name of listNamedTables(source, method)) {
      named.set(name, (named.get(name) ?? new Set()).add(source.path))
    }
  }
  expect(named.size).toBeGreaterThan(50)
  const shared = [...named].filter(([, paths]) => paths.size > 1)
  expect(shared.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([])
  const astray = [...named].filter(([, paths]) => ![...paths].every(isApi))
  expect(astray.map(([name, paths]) => `${name}: ${[...paths].join(', ')}`)).toEqual([])
})

test('every query says which tables it reads, every mutation which it writes', () => {
  const silent = sources.flatMap((source) =>
    source.nodes.flatMap((node) => {
      const keys = readKeys(source, node)
      const wanted = keys.has('queryFn') ? 'reads' : keys.has('mutationFn') ? 'writes' : null
      if (!wanted || keys.has('...')) return []
      const meta = keys.get('meta') ?? ''
      const isSaid = meta === 'meta' || new RegExp(`\\b${wanted}:|\\.\\.\\.meta\\b`).test(meta)
      return isSaid ? [] : [`${source.path}:${getLine(source, node)} lacks meta.${wanted}`]
    }),
  )
  expect(silent).toEqual([])
})

test('nothing is made stale by a key that is written out', () => {
  const literal = sources.flatMap((source) =>
    findCalls(source, 'invalidateQueries')
      .filter((call) => /queryKey:\s*\[/.test(getText(source, call)))
      .map((call) => `${source.path}:${getLine(source, call)}`),
  )
  expect(literal).toEqual([])
})

interface SyntaxNode {
  type: string
  start: number
  end: number
}

interface Source {
  path: string
  text: string
  nodes: readonly SyntaxNode[]
}

function isApi(path: string): boolean {
  return /^src\/(features\/[^/]+\/api|lib\/supabase)\//.test(path)
}

/** First arguments of the calls of a method; buckets of the storage and arrays are no tables. */
function listNamedTables(source: Source, method: string): string[] {
  return findCalls(source, method).flatMap((call) => {
    const [receiver = '', ...rest] = getText(source, call).split(new RegExp(`\\.${method}\\(`))
    if (rest.length !== 1 || /(?:Array|\.storage\s*)$/.test(receiver)) return []
    const name = /^\s*'([^']+)'/.exec(rest[0] ?? '')
    return [name?.[1] ?? `${rest[0]?.trim()} (no literal)`]
  })
}

function findCalls(source: Source, method: string): SyntaxNode[] {
  const callee = new RegExp(`\\.${method}$`)
  return source.nodes.filter((node) => {
    const called = node.type === 'CallExpression' ? Reflect.get(node, 'callee') : null
    return isNode(called) && callee.test(getText(source, called))
  })
}

/** The properties of an object literal with their text, `...` for what it spreads. */
function readKeys(source: Source, node: SyntaxNode): Map<string, string> {
  if (node.type !== 'ObjectExpression') return new Map()
  const properties: unknown = Reflect.get(node, 'properties')
  return new Map(
    (Array.isArray(properties) ? properties : []).filter(isNode).map((property) => {
      const text = getText(source, property)
      return [/^(?:async )?(\.\.\.|\w+)/.exec(text)?.[1] ?? '', text]
    }),
  )
}

function parse(path: string): Source {
  const text = readFileSync(path, 'utf8')
  return { path, text, nodes: listNodes(parseSync(path, text).program) }
}

function listNodes(value: unknown): SyntaxNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes)
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(listNodes)
  return isNode(value) ? [value, ...below] : below
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function getText({ text }: Source, { start, end }: SyntaxNode): string {
  return text.slice(start, end)
}

function getLine({ text }: Source, { start }: SyntaxNode): number {
  return text.slice(0, start).split('\n').length
}

function listFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name)
    return statSync(path).isDirectory() ? listFiles(path) : [path]
  })
}

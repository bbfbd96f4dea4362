/** House rules of the style sheets: no class without a user, no rule that a shared one says already. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'

const shared = 'src/shared/ui/layout.module.css'

/**
 * Lines of all style sheets. The goal is 9,000: it goes down with each part that takes its rows, stacks and texts from
 * `layout.module.css` or from a component, and never up.
 */
const budget = 16229

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) =>
  join('src', path),
)
const sheets = new Map(
  paths.filter((path) => path.endsWith('.css')).map((path) => [path, readFileSync(path, 'utf8')]),
)
const modules = [...sheets].filter(([path]) => path.endsWith('.module.css'))
const sourcePaths = paths.filter((path) => /\.tsx?$/.test(path))
const sources = sourcePaths.map((path) => readFileSync(path, 'utf8'))
const uses = findUses()

test('the style sheets stay within their lines', () => {
  const lines = [...sheets.values()].reduce((sum, text) => sum + text.split('\n').length - 1, 0)
  expect(lines).toBeLessThanOrEqual(budget)
})

test('every module is imported, and every class in it is used', () => {
  const unused = modules.flatMap(([path, text]) => {
    const used = uses.get(path)
    if (!used) return [path]
    if (used === 'all') return []
    return [...new Set(listClasses(text))]
      .filter((name) => !used.has(name))
      .map((name) => `${path} .${name}`)
  })
  expect(unused).toEqual([])
})

test('every class that a source names is in its module', () => {
  const missing = modules.flatMap(([path, text]) => {
    const classes = new Set(listClasses(text))
    const used = uses.get(path)
    return used instanceof Set
      ? [...used].filter((name) => !classes.has(name)).map((name) => `${path} .${name}`)
      : []
  })
  expect(missing).toEqual([])
})

test('no module repeats a class of the shared layout', () => {
  const known = new Map(
    listPlainRules(sheets.get(shared) ?? '').map(([name, rule]) => [rule, name]),
  )
  const repeated = modules
    .filter(([path]) => path !== shared && !isPublic(path))
    .flatMap(([path, text]) =>
      listPlainRules(text)
        .filter(([name, rule]) => known.has(rule) && isMentionedOnce(name, text))
        .filter(([name]) => uses.get(path) !== 'all' && !isCombined(name))
        .map(([name, rule]) => `${path} .${name} is .${known.get(rule)}`),
    )
  expect(repeated).toEqual([])
})

/** What visitors load first keeps its few rules to itself: the shared sheet would be another file to wait for. */
function isPublic(path: string): boolean {
  return /^src\/(app|features\/(landing|session)|shared\/(public|theme|pages))\//.test(path)
}

function listClasses(text: string): string[] {
  const code = stripComments(text)
    .replace(/composes:[^;]*;/g, '')
    .replace(/'[^']*'/g, '')
  return [...code.matchAll(/\.([a-zA-Z][\w-]*)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('Toastify'))
}

/** Rules of one class with declarations alone, outside of media queries; the declarations in alphabetical order. */
function listPlainRules(text: string): [name: string, rule: string][] {
  const code = stripComments(text).replace(/^@media [^{]*\{[\s\S]*?^\}/gm, '')
  const rules = code.matchAll(/(?<!,\n)^\s*\.([\w-]+) \{\n((?:\s+[a-z-]+: [^{};]+;\n)+)\s*\}$/gm)
  return [...rules].map(([, name = '', body = '']) => [
    name,
    body
      .split(';')
      .map((declaration) => declaration.trim().replace(/\s+/g, ' '))
      .filter(Boolean)
      .sort()
      .join('; '),
  ])
}

function isMentionedOnce(name: string, text: string): boolean {
  return listClasses(text).filter((one) => one === name).length === 1
}

/** Beside another class, a component's own wins over a shared one, which may be why it is there. */
function isCombined(name: string): boolean {
  return sources.some((text) => text.includes(`\${styles.${name}}`))
}

function stripComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '')
}

/** Classes that sources name, per module; `all` where one is chosen at run time. */
function findUses(): Map<string, Set<string> | 'all'> {
  const found = new Map<string, Set<string> | 'all'>()
  const add = (path: string, names: Iterable<string>) => {
    const known = found.get(path) ?? new Set<string>()
    if (known !== 'all') found.set(path, new Set([...known, ...names]))
  }
  for (const [index, path] of sourcePaths.entries()) {
    const whole = sources[index] ?? ''
    // what strings hold is no class: keys of texts begin with the same words
    const text = whole.replace(/^import .*$/gm, '').replace(/'[^'\n]*'/g, "''")
    for (const [, name = '', from = ''] of whole.matchAll(
      /import (\w+) from '([^']+\.module\.css)'/g,
    )) {
      const target = from.startsWith('@/')
        ? from.replace('@/', 'src/')
        : normalize(join(dirname(path), from))
      const named = [...text.matchAll(new RegExp(`(?<![.\\w])${name}\\.(\\w+)`, 'g'))]
      const rest = text.replaceAll(new RegExp(`(?<![.\\w])${name}\\.\\w+`, 'g'), '')
      add(
        target,
        named.map(([, one = '']) => one),
      )
      if (new RegExp(`(?<![.\\w])${name}\\b`).test(rest)) found.set(target, 'all')
    }
  }
  for (const [path, text] of modules) {
    for (const [, names = '', from = ''] of text.matchAll(/composes: ([\w ]+) from '([^']+)'/g)) {
      add(normalize(join(dirname(path), from)), names.split(' '))
    }
  }
  return found
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** The kit's packages as installed; their modules name the classes of the style sheets they need. */
const kit = resolve('node_modules/@mantine')
const styles = join(kit, 'core/styles')
/** Variables and resets that no class stands for. */
const ground = ['baseline', 'default-css-variables', 'global']

const listed = [
  ...read('src/shared/theme/kit-styles.css').matchAll(/styles\/(.+)\.layer\.css/g),
].map(([, name]) => name ?? '')
const sheets = listFiles(styles, /\.layer\.css$/).map((path) => ({
  name: basename(path, '.layer.css'),
  classes: listClassNames(read(path)),
}))

test('the style sheet of every component in use is loaded, and no other', () => {
  const classes = listClassesInUse()
  const needed = sheets
    .filter((sheet) => sheet.classes.some((name) => classes.has(name)))
    .map(({ name }) => name)
  expect(needed.length).toBeGreaterThan(20)
  expect(listed.toSorted()).toEqual([...ground, ...needed].toSorted())
})

test('they come in the order of the kit, so that the same rule wins', () => {
  const whole = read(join(kit, 'core/styles.layer.css'))
  const places = listed
    .flatMap((name) => sheets.find((sheet) => sheet.name === name)?.classes[0] ?? [])
    .map((name) => whole.indexOf(name))
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

/** Classes of all kit modules that the sources reach, also by way of the kit's own modules. */
function listClassesInUse(): Set<string> {
  const classes = new Set<string>()
  const seen = new Set<string>()
  for (const source of listFiles('src', /(?<!\.test)\.tsx?$/)) follow(read(source))
  return classes

  function follow(code: string): void {
    const imports = code.matchAll(
      /(?:import|export)\s+\{([^}]*)\}\s+from\s+["']@mantine\/(core|dates|modals)["']/g,
    )
    for (const [, names = '', name = ''] of imports) {
      for (const part of names.split(',')) {
        const word = part.trim()
        if (word && !word.startsWith('type ')) visit(findModule(name, word.split(' as ')[0] ?? ''))
      }
    }
  }

  function visit(path: string | null): void {
    if (!path || seen.has(path) || !existsSync(path)) return
    seen.add(path)
    const code = read(path)
    if (path.includes('.module')) for (const name of listClassNames(code)) classes.add(name)
    follow(code)
    for (const [, next = ''] of code.matchAll(/from\s+"(\.[^"]+)"/g)) {
      visit(resolve(dirname(path), next))
    }
  }
}

/** The file of a package that defines what its index exports under this name; null for types. */
function findModule(name: string, exported: string): string | null {
  const folder = join(kit, name, 'esm')
  for (const [, names = '', path = ''] of read(join(folder, 'index.mjs')).matchAll(
    /import\s+\{([^}]*)\}\s+from\s+"(\.[^"]+)"/g,
  )) {
    const known = names.split(',').map((part) => part.trim().split(' as ').at(-1))
    if (known.includes(exported)) return resolve(folder, path)
  }
  return null
}

function listFiles(folder: string, name: RegExp): string[] {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return found.filter((path) => name.test(path)).map((path) => join(folder, path))
}

function listClassNames(text: string): string[] {
  return [...text.matchAll(/\bm_[0-9a-f]+/g)].map(([name]) => name)
}

function read(path: string): string {
  return readFileSync(path, 'utf8')
}

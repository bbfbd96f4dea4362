// Teaches the boundaries lint our `@/` alias; without it every aliased import would look external
// and pass silently. See the wrong-on-purpose fixture in src/test/lint-fixture.
const fs = require('node:fs')
const path = require('node:path')

const source = path.resolve(__dirname, '../src')
const endings = ['', '.ts', '.tsx', '.json', '.css']

exports.interfaceVersion = 2
exports.resolve = function resolve(specifier, importer) {
  const base = specifier.startsWith('@/')
    ? path.join(source, specifier.slice(2))
    : specifier.startsWith('.')
      ? path.resolve(path.dirname(importer), specifier)
      : null
  if (!base) return { found: false }
  const file = endings.map((end) => base + end).find((name) => fs.existsSync(name))
  return file && fs.statSync(file).isFile() ? { found: true, path: file } : { found: false }
}

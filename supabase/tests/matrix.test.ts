/** Every exposed table × every persona × every operation against the checked-in expectation. */
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fetchAccessTable,
  listBlindReach,
  listExposedRelations,
  parseMatrix,
  PERSONAS,
  printMatrix,
} from './access-matrix'
import { openTestDatabase, type TestDatabase } from './test-database'

const FILE = new URL('./access-matrix.md', import.meta.url)
const isUpdating = process.env['UPDATE_MATRIX'] === '1'

let test: TestDatabase
let actual: Map<string, string>
let expected: Map<string, string>

beforeAll(async () => {
  test = await openTestDatabase()
  const entries: [string, string][] = []
  for (const relation of await listExposedRelations(test.db)) {
    entries.push([relation, await fetchAccessTable(test.db, relation)])
  }
  actual = new Map(entries)
  if (isUpdating) await writeFile(FILE, printMatrix(actual))
  expected = parseMatrix(await readFile(FILE, 'utf8'))
})

afterAll(() => test.close())

describe('access matrix', () => {
  it('decides about every exposed table and view, and about nothing else', () => {
    expect([...expected.keys()]).toEqual([...actual.keys()])
  })

  it('has rows to try for every one of them', () => {
    const lines = [...actual].map(([name, table]) => ({ name, rows: table.split('\n').length - 2 }))
    expect(lines.filter(({ rows }) => rows === 0)).toEqual([])
  })

  it('calls every row by one name that the next run gives it too', () => {
    const names = [...actual].flatMap(([relation, table]) =>
      table
        .split('\n')
        .slice(2)
        .map((line) => `${relation} ${line.split('|')[1]?.trim()}`),
    )
    const random = /[0-9a-f]{8}-[0-9a-f]{4}-/
    const wrong = names.filter(
      (name, index) =>
        random.test(name) || /(null|undefined| )$/.test(name) || names.indexOf(name) !== index,
    )
    expect(wrong).toEqual([])
  })

  it('matches what each persona can do', () => {
    for (const [name, table] of actual) expect.soft(table, name).toBe(expected.get(name))
  })

  it('holds for statements without a condition', async () => {
    const reached: string[] = []
    for (const relation of actual.keys()) reached.push(...(await listBlindReach(test.db, relation)))
    expect(reached).toEqual([])
  })

  it('gives anonymous visitors and pending people nothing of a school', async () => {
    const { rows } = await test.db.query<{ name: string }>(
      'select name from tests.public_relations',
    )
    const open = new Set(rows.map((row) => row.name))
    const isOwn = (line: string) => line.startsWith('| pending')
    const leaks = [...actual].flatMap(([name, table]) =>
      table
        .split('\n')
        .slice(2)
        .flatMap((line) => {
          const cells = line.split('|').map((cell) => cell.trim())
          const anonymous = cells[2 + PERSONAS.indexOf('anon')]
          const pending = cells[2 + PERSONAS.indexOf('pending')]
          return (anonymous !== '·' && !(open.has(name) && anonymous === 's')) ||
            (pending !== '·' && !isOwn(line) && !(open.has(name) && pending === 's'))
            ? [`${name} ${line}`]
            : []
        }),
    )
    expect(leaks).toEqual([])
  })

  it('shows suspended people their own profile and nothing else', () => {
    const leaks = [...actual].flatMap(([name, table]) =>
      table
        .split('\n')
        .slice(2)
        .filter((line) => {
          const cell = line.split('|')[2 + PERSONAS.indexOf('suspended')]?.trim()
          return cell !== '·' && !(name === 'users' && line.startsWith('| suspended'))
        })
        .map((line) => `${name} ${line}`),
    )
    expect(leaks).toEqual([])
  })
})

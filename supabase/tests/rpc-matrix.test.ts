/** Every function of the API × everybody of one school against the checked-in expectation. */
import { readFile, writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  fetchRpcOutcomes,
  findUndecidedArguments,
  parseRpcMatrix,
  printRpcMatrix,
  RPC_PERSONAS,
} from './rpc-matrix'
import { openTestDatabase, type TestDatabase } from './test-database'

/** What anybody who is signed in may do with the own session: end it, and ask what it still owes. */
const ABOUT_THE_SESSION = ['end_session', 'my_sign_in_step']

/** A suspended account may ask why it is, and read what it asked (pgtap 58_support). */
const ABOUT_SUPPORT = ['my_support_tickets', 'open_support_ticket']

const FILE = new URL('./rpc-matrix.md', import.meta.url)

let test: TestDatabase
let actual: Map<string, string>
let expected: Map<string, string>

beforeAll(async () => {
  test = await openTestDatabase()
  const text = printRpcMatrix(await fetchRpcOutcomes(test.db))
  if (process.env['UPDATE_MATRIX'] === '1') await writeFile(FILE, text)
  actual = parseRpcMatrix(text)
  expected = parseRpcMatrix(await readFile(FILE, 'utf8'))
})

afterAll(() => test.close())

describe('rpc matrix', () => {
  it('has a value for every argument of every function', async () => {
    expect(await findUndecidedArguments(test.db)).toEqual([])
  })

  it('decides about every function, and about nothing else', () => {
    expect([...expected.keys()]).toEqual([...actual.keys()])
  })

  it('matches what each persona is answered', () => {
    for (const [routine, line] of actual) expect.soft(line, routine).toBe(expected.get(routine))
  })

  it.each(['suspended', 'owner_without_code'] as const)(
    'answers %s only what it answers visitors',
    async (persona) => {
      const { rows } = await test.db.query<{ name: string }>(
        `select name from tests.api_functions where caller = 'anon'`,
      )
      const open = new Set([...rows.map(({ name }) => name), ...ABOUT_THE_SESSION])
      if (persona === 'suspended') for (const name of ABOUT_SUPPORT) open.add(name)
      const column = 1 + RPC_PERSONAS.indexOf(persona)
      const answered = [...actual].flatMap(([routine, line]) =>
        line.split(' | ')[column] === '**answers**' && !open.has(routine) ? [routine] : [],
      )
      expect(answered).toEqual([])
    },
  )
})

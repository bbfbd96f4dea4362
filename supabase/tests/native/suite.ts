/**
 * What runs on a native PostgreSQL, beside PGlite: the pgTAP files, plpgsql_check, the access matrices,
 * the oracle and the seeds. PGlite knows one connection, one version and no plpgsql_check; this is the other witness.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { startLibraryFiles } from '../../local/db/library'
import { readSqlFiles } from '../../local/db/sql-files'
import { SEED_DIR } from '../../local/paths'
import { parseMatrix, PERSONAS, printTable } from '../access-matrix'
import { parseRpcMatrix, printRpcMatrix, RPC_PERSONAS } from '../rpc-matrix'
import { readTap, type Assertion } from '../tap'
import { readTestSqlFiles } from '../test-database'
import { ADMIN, OWNER, prepare, readNative } from './prepare'
import { startNativeServer, type NativeServer } from './server'

export interface Part {
  name: string
  assertions: Assertion[]
  /** Why it could not run here. */
  skipped?: string
}

const MATRIX = new URL('../access-matrix.md', import.meta.url)
const failure = z.object({ stdout: z.string(), stderr: z.string() })
const RPC_MATRIX = new URL('../rpc-matrix.md', import.meta.url)
const rpcOutcomes = z.array(
  z.object({ routine: z.string(), persona: z.string(), outcome: z.string() }),
)
const accessRows = z.array(
  z.object({
    relation: z.string(),
    rows: z.array(z.object({ row_name: z.string(), letters: z.string() })),
  }),
)

/** Calls back after each part; a single skipped one when there is no server. */
export async function runNative(report: (part: Part) => void): Promise<void> {
  const server = startNativeServer()
  if (typeof server === 'string') {
    report({ name: 'native PostgreSQL', assertions: [], skipped: server })
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
  process.once('exit', server.stop)
  await prepare(server)
  for (const { text } of await readTestSqlFiles('fixtures')) server.psql(OWNER, text)
  console.log(server.psql(OWNER, 'select version()').trim())

  for (const { name, text } of [
    ...(await readTestSqlFiles('pgtap')),
    ...(await readTestSqlFiles('attacks')),
  ]) {
    report({ name, assertions: runTap(server, text) })
  }
  report(checkFunctions(server))
  report({ name: 'access-matrix.md', assertions: compareMatrix(server) })
  report({ name: 'rpc-matrix.md', assertions: compareRpcMatrix(server) })
  report({ name: 'oracle', assertions: await queryOracle(server) })
  report({ name: 'seeds', assertions: await applySeeds(server) })
}

/** A file that breaks off still shows what it found so far; the missing rest counts as a failure. */
function runTap({ psql }: NativeServer, text: string): Assertion[] {
  let output: string
  try {
    output = psql(OWNER, text)
  } catch (error) {
    const { stdout, stderr } = failure.parse(error)
    output = `${stdout}\nnot ok 0 - runs to its end\n# ${stderr}`
  }
  return readTap(output.split('\n'))
}

function checkFunctions(server: NativeServer): Part {
  const name = 'plpgsql_check'
  const available = `select count(*) from pg_available_extensions where name = '${name}'`
  if (server.psql(ADMIN, available).trim() === '0') {
    const skipped =
      'not installed: plpgsql bodies are parsed, not checked (postgresql-15-plpgsql-check)'
    return { name, assertions: [], skipped }
  }
  server.psql(ADMIN, `create extension ${name} schema extensions`)
  return { name, assertions: runTap(server, readNative('plpgsql_check.sql')) }
}

function compareMatrix({ psql }: NativeServer): Assertion[] {
  const expected = parseMatrix(readFileSync(MATRIX, 'utf8'))
  const personas = `array['${PERSONAS.join("', '")}']`
  const text = psql(
    OWNER,
    `select jsonb_agg(jsonb_build_object('relation', relname, 'rows', (
        select coalesce(jsonb_agg(access), '[]') from tests.access(relname, ${personas}) as access
      )))
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v')`,
  )
  return accessRows.parse(JSON.parse(text)).map(({ relation, rows }) => {
    const details = diffLines(expected.get(relation) ?? '', printTable(rows))
    return { name: relation, isPassed: details === '', details }
  })
}

function compareRpcMatrix({ psql }: NativeServer): Assertion[] {
  const expected = parseRpcMatrix(readFileSync(RPC_MATRIX, 'utf8'))
  const personas = `array['${RPC_PERSONAS.join("', '")}']`
  const text = psql(OWNER, `select jsonb_agg(entry) from tests.rpc_matrix(${personas}) as entry`)
  const actual = parseRpcMatrix(printRpcMatrix(rpcOutcomes.parse(JSON.parse(text))))
  return [...actual].map(([name, line]) => {
    const details = diffLines(expected.get(name) ?? '', line)
    return { name, isPassed: details === '', details }
  })
}

/** The lines that are only in one of two texts. */
function diffLines(expected: string, actual: string): string {
  const [before, after] = [expected.split('\n'), actual.split('\n')]
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `expected ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `is       ${line}`),
  ].join('\n')
}

async function queryOracle({ psql }: NativeServer): Promise<Assertion[]> {
  for (const { text } of await readTestSqlFiles('oracle')) psql(OWNER, text)
  return readTap(psql(OWNER, readNative('oracle.sql')).split('\n'))
}

/** Seeds are for an empty database. */
async function applySeeds({ psql }: NativeServer): Promise<Assertion[]> {
  psql(OWNER, 'truncate auth.users, public.schools, public.exercises cascade')
  const files = [...(await readSqlFiles(SEED_DIR)), ...(await startLibraryFiles())]
  return files
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ name, text }) => {
      try {
        psql(OWNER, `begin;${text};commit;`)
        return { name, isPassed: true, details: '' }
      } catch (error) {
        return { name, isPassed: false, details: failure.parse(error).stderr }
      }
    })
}

/** A throw-away PostgreSQL server of the machine, reached through psql; several may run side by side. */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const runFile = promisify(execFile)

/** What the migrations need at least: security_invoker views and unique nulls not distinct. */
const OLDEST = 15

export interface NativeServer {
  /** Runs SQL as a role in one session; unaligned output. Throws what psql says. */
  psql: (role: string, sql: string) => string
  /** The same without waiting: several sessions at once. */
  runAside: (role: string, sql: string) => Promise<string>
  /** As psql, but answers what the server remarked on the way. */
  remarks: (role: string, sql: string) => string
  stop: () => void
}

/** Or, as text, what the machine lacks. */
export function startNativeServer(): NativeServer | string {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  if (found.status !== 0) return 'pg_config is not installed'
  const bin = found.stdout.trim()
  if (!existsSync(join(bin, 'initdb'))) return `there is no server in ${bin}`
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
  if (Number(/(\d+)/.exec(version)?.[1]) < OLDEST) return `${version} is older than ${OLDEST}`
  return start(bin)
}

function start(bin: string): NativeServer {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pg-'))
  // PostgreSQL refuses to run as root.
  const uid = process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'postgres'])) : undefined
  if (uid !== undefined) chownSync(folder, uid, uid)
  const data = join(folder, 'data')
  const runAsServer = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { uid, cwd: folder, stdio: 'ignore' })
  const stop = () => {
    runAsServer('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
    rmSync(folder, { recursive: true, force: true })
  }

  const cluster = ['-U', 'supabase_admin', '-A', 'trust', '--locale=C.UTF-8', '-E', 'UTF8', '-N']
  runAsServer('initdb', '-D', data, ...cluster)
  // Nothing here outlives the run: no need to wait for the disk.
  const options = `-c listen_addresses='' -k ${folder} -c client_min_messages=warning -c fsync=off`
  runAsServer('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  const listArguments = (role: string) =>
    ['-h', folder, '-U', role, '-d', 'postgres', '-XqAt', '-v', 'ON_ERROR_STOP=1'] as const
  const limits = { encoding: 'utf8', maxBuffer: 1e8 } as const
  return {
    psql: (role, sql) =>
      execFileSync('psql', listArguments(role), { input: sql, stdio: 'pipe', ...limits }),
    runAside: async (role, sql) => {
      const { stdout } = await runFile('psql', [...listArguments(role), '-c', sql], limits)
      return stdout
    },
    remarks: (role, sql) =>
      spawnSync('psql', listArguments(role), { input: sql, ...limits }).stderr,
    stop,
  }
}

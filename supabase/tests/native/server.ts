/** A throw-away PostgreSQL server of the machine, reached through psql. */
import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface NativeServer {
  /** Runs SQL as a role in one session; unaligned output. Throws what psql says. */
  psql: (role: string, sql: string) => string
  /** The same, but answers what the server remarked on the way. */
  remarks: (role: string, sql: string) => string
  stop: () => void
}

/** Null when no PostgreSQL server is installed. */
export function startNativeServer(): NativeServer | null {
  const found = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' })
  if (found.status !== 0) return null
  const bin = found.stdout.trim()
  const folder = mkdtempSync(join(tmpdir(), 'touchline-pg-'))
  // PostgreSQL refuses to run as root.
  const uid = process.getuid?.() === 0 ? Number(execFileSync('id', ['-u', 'postgres'])) : undefined
  if (uid !== undefined) chownSync(folder, uid, uid)
  const data = join(folder, 'data')
  const asServer = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { uid, cwd: folder, stdio: 'ignore' })

  asServer(
    'initdb',
    '-D',
    data,
    '-U',
    'supabase_admin',
    '-A',
    'trust',
    '--locale=C.UTF-8',
    '-E',
    'UTF8',
  )
  const options = `-c listen_addresses='' -k ${folder} -c client_min_messages=warning`
  asServer('pg_ctl', '-D', data, '-o', options, '-l', join(folder, 'log'), '-w', 'start')
  const argsFor = (role: string) =>
    ['-h', folder, '-U', role, '-d', 'postgres', '-XqAt', '-v', 'ON_ERROR_STOP=1'] as const
  return {
    psql: (role, sql) =>
      execFileSync('psql', argsFor(role), { input: sql, encoding: 'utf8', stdio: 'pipe' }),
    remarks: (role, sql) =>
      spawnSync('psql', argsFor(role), { input: sql, encoding: 'utf8', maxBuffer: 1e8 }).stderr,
    stop: () => {
      asServer('pg_ctl', '-D', data, '-m', 'immediate', 'stop')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

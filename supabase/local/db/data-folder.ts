/** The folder that keeps the data between runs: one process at a time, with clear words when something is wrong. */
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeReason, StackError, getSystemCode } from '../errors'

/** An empty cluster takes 40 MB; its log grows to twice that before PostgreSQL recycles it. */
const NEEDED_MB = 150
const RESET = 'Run `npm run db:reset` to start over (it deletes the local data).'

export interface DataFolder {
  databaseDir: string
  filesDir: string
  /** False before the first start has filled it. */
  isComplete: boolean
  /** To be called once the first start has migrated and seeded everything. */
  markComplete(): Promise<void>
  release(): Promise<void>
}

export async function claimDataFolder(folder: string): Promise<DataFolder> {
  const databaseDir = join(folder, 'db')
  const lockFile = join(folder, 'stack.pid')
  const completeFile = join(folder, 'complete')
  try {
    await mkdir(folder, { recursive: true })
    await checkSpace(folder)
    await takeLock(lockFile, folder)
    // A first start that was cut short holds nobody's data yet.
    if (!existsSync(completeFile)) await rm(databaseDir, { recursive: true, force: true })
  } catch (error) {
    throw explainDisk(error, folder)
  }
  return {
    databaseDir,
    filesDir: join(folder, 'files'),
    isComplete: existsSync(completeFile),
    markComplete: () => writeFile(completeFile, ''),
    release: () => rm(lockFile, { force: true }),
  }
}

/** Deletes the data. Refuses while a stack is using it. */
export async function resetDataFolder(folder: string): Promise<void> {
  const claimed = await claimDataFolder(folder)
  await claimed.release()
  await rm(folder, { recursive: true, force: true })
}

/** Words for an error that opening or filling the database threw. */
export function explainDisk(error: unknown, folder: string): unknown {
  if (error instanceof StackError) return error
  const code = getSystemCode(error)
  if (code === 'ENOSPC') {
    return new StackError(
      `The disk is full: ${folder} cannot be written.`,
      'Free some space and start again.',
      error,
    )
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') {
    return new StackError(
      `The data folder ${folder} cannot be written (${code}).`,
      'Give yourself write access to it, or set STACK_DATA to another folder.',
      error,
    )
  }
  return new StackError(
    `The data folder ${folder} is damaged: ${describeReason(error)}`,
    RESET,
    error,
  )
}

async function checkSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = Math.floor((bavail * bsize) / 1024 ** 2)
  if (free >= NEEDED_MB) return
  throw new StackError(
    `The disk is full: ${folder} has ${free} MB left, the database needs ${NEEDED_MB} MB.`,
    'Free some space and start again.',
  )
}

async function takeLock(lockFile: string, folder: string): Promise<void> {
  const owner = Number(await readFile(lockFile, 'utf8').catch(() => ''))
  if (owner && owner !== process.pid && isAlive(owner)) {
    throw new StackError(
      `Another process (${owner}) is using the data folder ${folder}.`,
      `Use the one that is running, or end it first: kill ${owner}`,
    )
  }
  await writeFile(lockFile, String(process.pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return getSystemCode(error) === 'EPERM'
  }
}

/**
 * Deletes queued files through the storage API, then the accounts whose erasure is approved. Calling it is only a
 * nudge: the database decides what is due and locks what it hands out, so calls at once and calls that broke off do
 * nothing twice. The answer holds counts, never names.
 */
import { readCaller } from '../_shared/caller.ts'
import { answerPreflight, reply } from '../_shared/reply.ts'

export interface QueuedFile {
  id: number
  bucket_id: string
  name: string
}

export interface Deps {
  claimFiles(batch: number): Promise<QueuedFile[]>
  removeFiles(bucket: string, names: string[]): Promise<void>
  /** The database looks for itself which files are gone; the error says why the others are not. */
  finishFiles(ids: number[], error: string | null): Promise<void>
  /** Ids of approved requests. */
  claimAccounts(batch: number): Promise<string[]>
  eraseAccount(requestId: string): Promise<void>
  failAccount(requestId: string, error: string): Promise<void>
}

const FILE_BATCH = 100
const ACCOUNT_BATCH = 5
/** One call deletes 600 files at most: the platform ends it after two and a half minutes. */
const ROUNDS = 6

export async function handle(request: Request, deps: Deps): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  if (!readCaller(request)) return reply({ message: 'Sign in first.' }, 401)
  if (request.method !== 'POST') return reply({ message: 'Use POST.' }, 405)

  const files = await deleteFiles(deps)
  const accounts = await eraseAccounts(deps)
  return reply({ files, accounts })
}

async function deleteFiles(deps: Deps) {
  const counts = { deleted: 0, failed: 0 }
  for (let round = 0; round < ROUNDS; round += 1) {
    const queued = await deps.claimFiles(FILE_BATCH)
    for (const [bucket, files] of Map.groupBy(queued, (file) => file.bucket_id)) {
      const error = await findError(() =>
        deps.removeFiles(
          bucket,
          files.map(({ name }) => name),
        ),
      )
      await deps.finishFiles(
        files.map(({ id }) => id),
        error,
      )
      counts[error === null ? 'deleted' : 'failed'] += files.length
    }
    if (queued.length < FILE_BATCH) break
  }
  return counts
}

async function eraseAccounts(deps: Deps) {
  const counts = { erased: 0, failed: 0 }
  for (const id of await deps.claimAccounts(ACCOUNT_BATCH)) {
    const error = await findError(() => deps.eraseAccount(id))
    if (error === null) counts.erased += 1
    else {
      counts.failed += 1
      await deps.failAccount(id, error)
    }
  }
  return counts
}

/** Null when the work succeeded, otherwise the reason. One failure must not hold up the rest. */
async function findError(work: () => Promise<void>): Promise<string | null> {
  try {
    await work()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

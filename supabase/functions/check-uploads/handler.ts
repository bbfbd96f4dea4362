/**
 * Checks uploaded files and moves them to their place. The browser calls it with the path it has just uploaded and
 * waits for the answer; the schedule calls it without one and takes what was left. The database locks what it hands out,
 * and a file written twice is the same file, so a call that broke off is simply repeated.
 */
import { readCaller } from '../_shared/caller.ts'
import { answerPreflight, reply } from '../_shared/reply.ts'
import type { StoredFile } from '../_shared/storage.ts'
import { checkFile, type Refusal } from './check-file.ts'

export interface Upload {
  id: string
  /** `<bucket>/<folder>/<file>` inside incoming. */
  name: string
  /** Of the bucket it is for. */
  allowed_types: string[]
  max_bytes: number
}

export interface Deps {
  /** Due uploads; of one owner and name when they are given. */
  claim(batch: number, name: string | null, ownerId: string | null): Promise<Upload[]>
  download(name: string): Promise<Uint8Array | null>
  publish(bucket: string, name: string, file: StoredFile): Promise<void>
  /** Neither refusal nor error: published. An error: to be tried again. */
  finish(id: string, result: { refusal?: Refusal; error?: string; isTold: boolean }): Promise<void>
}

type Outcome = 'published' | Refusal | 'failed'

const BATCH = 20

export async function handle(request: Request, deps: Deps): Promise<Response> {
  if (request.method === 'OPTIONS') return answerPreflight()
  const caller = readCaller(request)
  if (!caller) return reply({ message: 'Sign in first.' }, 401)
  if (request.method !== 'POST') return reply({ message: 'Use POST.' }, 405)
  if (caller.userId === null) return checkDue(deps)
  const name = await readName(request)
  if (name === null) return reply({ code: 'path_missing' }, 400)
  return checkOwn(deps, name, caller.userId)
}

async function checkDue(deps: Deps): Promise<Response> {
  const counts = { published: 0, refused: 0, failed: 0 }
  for (const upload of await deps.claim(BATCH, null, null)) {
    const outcome = await check(upload, deps, false)
    counts[outcome === 'published' || outcome === 'failed' ? outcome : 'refused'] += 1
  }
  return reply(counts)
}

/** Nobody learns whether there is a file of somebody else. */
async function checkOwn(deps: Deps, name: string, ownerId: string): Promise<Response> {
  const [upload] = await deps.claim(1, name, ownerId)
  if (!upload) return reply({ code: 'nothing_to_check' }, 404)
  const outcome = await check(upload, deps, true)
  if (outcome === 'published') return reply({ published: upload.name })
  return reply({ code: outcome }, outcome === 'failed' ? 503 : 422)
}

async function check(upload: Upload, deps: Deps, isTold: boolean): Promise<Outcome> {
  try {
    const bytes = await deps.download(upload.name)
    if (bytes === null) throw new Error('the file is not there')
    const verdict = checkFile(bytes, { types: upload.allowed_types, maxBytes: upload.max_bytes })
    if (verdict.refusal !== null) {
      await deps.finish(upload.id, { refusal: verdict.refusal, isTold })
      return verdict.refusal
    }
    const slash = upload.name.indexOf('/')
    const { type, bytes: clean } = verdict
    await deps.publish(upload.name.slice(0, slash), upload.name.slice(slash + 1), {
      bytes: clean,
      type,
    })
    await deps.finish(upload.id, { isTold })
    return 'published'
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    await deps.finish(upload.id, { error: message, isTold: false })
    return 'failed'
  }
}

async function readName(request: Request): Promise<string | null> {
  try {
    const body: unknown = await request.json()
    if (typeof body !== 'object' || body === null || !('path' in body)) return null
    return typeof body.path === 'string' ? body.path : null
  } catch {
    return null
  }
}

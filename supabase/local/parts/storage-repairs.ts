/**
 * Answers of hosted Storage that @supabase/lite 0.10 words differently: storage-js reads `signedURL` (or `url` for an
 * upload) relative to the storage address, and a listing shows one level of names below its prefix.
 */

interface Entry {
  name: string
  id: string | null
  created_at: string | null
  updated_at: string | null
  last_accessed_at: string | null
  metadata: unknown
}

const BASE = '/storage/v1'

export async function repairStorage(request: Request, response: Response): Promise<Response> {
  const path = new URL(request.url).pathname.slice(BASE.length)
  if (response.status === 500 && /^\/object\/(upload\/)?sign\//.test(path))
    return createBrokenTokenResponse()
  if (request.method !== 'POST' || !response.ok) return response
  if (path.startsWith('/object/upload/sign/')) {
    const { signedUrl, token } = Object(await response.json())
    return Response.json({ url: toRelative(signedUrl), token })
  }
  if (path.startsWith('/object/sign/')) {
    const body: unknown = await response.json()
    return Response.json(Array.isArray(body) ? body.map(addSignedPath) : addSignedPath(body))
  }
  if (path.startsWith('/object/list/')) {
    const { prefix } = Object(await request.json())
    const entries: Entry[] = await response.json()
    return Response.json(listOneLevel(entries, typeof prefix === 'string' ? prefix : ''))
  }
  return response
}

/** For an expired token, too. */
function createBrokenTokenResponse(): Response {
  const body = {
    statusCode: '400',
    error: 'InvalidJWT',
    message: 'The token is invalid or has expired',
  }
  return Response.json(body, { status: 400 })
}

/** @supabase/lite takes a request to sign many paths for one with an empty path: ask for each. */
export async function signMany(
  request: Request,
  ask: (single: Request) => Promise<Response>,
): Promise<Response | null> {
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'POST' || !/\/object\/sign\/[^/]+$/.test(pathname)) return null
  const { paths, expiresIn } = Object(await request.clone().json())
  if (!Array.isArray(paths)) return null
  const answers: Record<string, unknown>[] = []
  for (const path of paths.map(String)) {
    const address = origin + pathname + '/' + path.split('/').map(encodeURIComponent).join('/')
    const { method, headers } = request
    const body = JSON.stringify({ expiresIn })
    const response = await ask(new Request(address, { method, headers, body }))
    const { signedUrl, message } = Object(await response.json())
    answers.push({ path, signedUrl, error: response.ok ? null : String(message) })
  }
  return Response.json(answers)
}

function addSignedPath(entry: unknown): Record<string, unknown> {
  const { signedUrl, ...rest } = Object(entry)
  return { ...rest, signedURL: signedUrl ? toRelative(signedUrl) : null }
}

function toRelative(address: unknown): string {
  return String(address).replace(BASE, '')
}

/** Files directly below the prefix, and each folder once (with null where a file has its facts). */
function listOneLevel(entries: Entry[], prefix: string): Entry[] {
  const start = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`
  const level = new Map<string, Entry>()
  for (const entry of entries) {
    if (!entry.name.startsWith(start)) continue
    const [name = '', ...below] = entry.name.slice(start.length).split('/')
    if (below.length === 0) level.set(name, { ...entry, name })
    else if (!level.has(name)) level.set(name, createFolder(name))
  }
  return [...level.values()]
}

function createFolder(name: string): Entry {
  return {
    name,
    id: null,
    created_at: null,
    updated_at: null,
    last_accessed_at: null,
    metadata: null,
  }
}

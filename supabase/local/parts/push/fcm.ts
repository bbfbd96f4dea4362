/**
 * /fcm: in place of Firebase Cloud Messaging. What arrives is shown beside the pushes of the browsers, at /_push.
 *
 * POST   /fcm/devices                         an installation: {token}
 * POST   /fcm/token                           access for a service account that signs for itself (RFC 7523)
 * DELETE /fcm/token                           revokes all access that was given
 * POST   /fcm/v1/projects/<id>/messages:send  a message, as HTTP v1 has it
 */
import { randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import { z } from 'zod'
import type { FcmAccount } from '../../keys'
import type { Arrived } from './page'

/** What a device's pushes are answered with instead. */
export interface Refusal {
  status: number
  headers: Record<string, string>
  /** Firebase's own word for it; null: only the API's. */
  code: string | null
}

interface Settings {
  account: FcmAccount
  tokenUrl: string
  refusals: ReadonlyMap<string, Refusal>
  show: (one: Omit<Arrived, 'at'>) => void
}

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging'
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError'
const LONGEST_LIFE = 3600
/** Of all keys and values of `data` together. */
const MOST_BYTES = 4096

const STATUS_NAMES = new Map([
  [400, 'INVALID_ARGUMENT'],
  [401, 'UNAUTHENTICATED'],
  [403, 'PERMISSION_DENIED'],
  [404, 'NOT_FOUND'],
  [429, 'RESOURCE_EXHAUSTED'],
  [503, 'UNAVAILABLE'],
])

/** Data only, as the application sends it: a notification beside it would be shown twice. */
const messageSchema = z.strictObject({
  message: z.strictObject({
    token: z.string(),
    data: z.record(z.string(), z.string()),
    webpush: z.strictObject({
      headers: z.strictObject({
        TTL: z.string().regex(/^\d+$/),
        Urgency: z.enum(['very-low', 'low', 'normal', 'high']),
        Topic: z.string().regex(/^[\w-]{1,32}$/),
      }),
    }),
  }),
})

export function createFcm({ account, tokenUrl, refusals, show }: Settings) {
  const tokens = new Set<string>()
  const given = new Set<string>()
  const sendPath = `/fcm/v1/projects/${account.file.project_id}/messages:send`

  async function giveAccess(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text())
    const fault = await findFault(form)
    if (fault) {
      const body = { error: 'invalid_grant', error_description: fault }
      return Response.json(body, { status: 400 })
    }
    const access = `ya29.${randomBytes(24).toString('base64url')}`
    given.add(access)
    return Response.json({ access_token: access, expires_in: LONGEST_LIFE, token_type: 'Bearer' })
  }

  async function findFault(form: URLSearchParams): Promise<string | null> {
    if (form.get('grant_type') !== GRANT) return 'another kind of grant'
    try {
      const { payload } = await jwtVerify(form.get('assertion') ?? '', account.publicKey, {
        algorithms: ['RS256'],
        issuer: account.file.client_email,
        audience: tokenUrl,
        requiredClaims: ['iat', 'exp'],
      })
      const { scope, iat = 0, exp = 0 } = payload
      if (scope !== SCOPE) return 'another scope'
      return exp - iat <= LONGEST_LIFE ? null : 'lives too long'
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }

  async function take(request: Request): Promise<Response> {
    const access = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
    if (!access || !given.has(access)) return refuse(401)
    const parsed = messageSchema.safeParse(await request.json().catch(() => null))
    if (!parsed.success) return refuse(400)
    const { token, data, webpush } = parsed.data.message
    const refusal = refusals.get(token)
    if (refusal) return refuse(refusal.status, refusal.code, refusal.headers)
    if (Buffer.byteLength(Object.entries(data).flat().join('')) > MOST_BYTES) return refuse(400)
    if (!tokens.has(token)) return refuse(404, 'UNREGISTERED')
    const { TTL, Urgency, Topic } = webpush.headers
    show({ endpoint: token, ttl: Number(TTL), urgency: Urgency, topic: Topic, word: { data } })
    const name = `projects/${account.file.project_id}/messages/${randomBytes(8).toString('hex')}`
    return Response.json({ name })
  }

  return async (request: Request, pathname: string): Promise<Response> => {
    const isPost = request.method === 'POST'
    if (isPost && pathname === '/fcm/devices') {
      const token = `${randomBytes(16).toString('base64url')}:APA91b${randomBytes(96).toString('base64url')}`
      tokens.add(token)
      return Response.json({ token })
    }
    if (isPost && pathname === '/fcm/token') return giveAccess(request)
    if (request.method === 'DELETE' && pathname === '/fcm/token') {
      given.clear()
      return new Response(null, { status: 204 })
    }
    return isPost && pathname === sendPath ? take(request) : refuse(404)
  }
}

/** As Google's APIs answer. */
function refuse(
  status: number,
  code: string | null = null,
  headers: Record<string, string> = {},
): Response {
  const details = code ? [{ '@type': FCM_ERROR, errorCode: code }] : []
  const error = { code: status, message: 'Refused', status: STATUS_NAMES.get(status), details }
  return Response.json({ error }, { status, headers })
}

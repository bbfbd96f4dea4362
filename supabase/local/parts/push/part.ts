/**
 * /_push: in place of the browsers' push services, and /fcm in place of Firebase Cloud Messaging (fcm.ts). Takes what
 * they would take, says what would have reached which device, and refuses on demand.
 *
 * GET  /_push, /_push.json     what has arrived, newest first; `?endpoint=` of one device
 * POST /_push/devices          a phone: {endpoint, p256dh, auth}
 * POST /_push/refusals         {endpoint, status, code?, retry_after?}: answers this device's pushes so from now on; 201
 *                              takes them again. The endpoint of a device of Firebase is its token
 * POST /_push/to/<host>/<path> a push, as RFC 8030 has it
 */
import type { Part } from '../../http/part'
import type { FcmAccount } from '../../keys'
import { findSenderFault } from './check-sender'
import { createDevices } from './devices'
import { createFcm, type Refusal } from './fcm'
import { renderPushPage, type Arrived } from './page'

/** A push service takes no more (RFC 8030, 7.2). */
const MOST_BYTES = 4096
const MOST_STORED = 1000

export function createPushService({ fcm: account, url }: { fcm: FcmAccount; url: string }): Part {
  const devices = createDevices()
  const refusals = new Map<string, Refusal>()
  const arrived: Arrived[] = []
  const fcm = createFcm({ account, tokenUrl: `${url}/fcm/token`, refusals, show })

  function show(one: Omit<Arrived, 'at'>): void {
    arrived.unshift({ ...one, at: new Date().toISOString() })
    arrived.length = Math.min(arrived.length, MOST_STORED)
  }

  async function take(request: Request, endpoint: string): Promise<Response> {
    const fault = findSenderFault(request.headers.get('authorization'), new URL(endpoint).origin)
    if (fault) return new Response(fault, { status: 403 })
    const refusal = refusals.get(endpoint)
    if (refusal) return new Response('as asked for', refusal)
    const ttl = Number(request.headers.get('ttl') ?? Number.NaN)
    if (!Number.isFinite(ttl)) return new Response('a TTL is missing', { status: 400 })
    const body = Buffer.from(await request.arrayBuffer())
    if (body.length > MOST_BYTES) return new Response('too long', { status: 413 })
    show({
      endpoint,
      ttl,
      urgency: request.headers.get('urgency') ?? 'normal',
      topic: request.headers.get('topic'),
      word: devices.read(endpoint, body),
    })
    return new Response(null, { status: 201 })
  }

  async function refuse(request: Request): Promise<Response> {
    const wish: unknown = await request.json().catch(() => null)
    const { endpoint, status, code, retry_after } = Object(wish)
    if (typeof endpoint !== 'string' || typeof status !== 'number') {
      return Response.json({ message: 'endpoint and status are needed' }, { status: 422 })
    }
    const headers: Record<string, string> = {}
    if (retry_after) headers['retry-after'] = String(retry_after)
    if (status < 400) refusals.delete(endpoint)
    else refusals.set(endpoint, { status, headers, code: typeof code === 'string' ? code : null })
    return Response.json({ endpoint, status })
  }

  return {
    prefixes: ['/_push', '/fcm'],
    async fetch(request) {
      const { pathname, search, searchParams } = new URL(request.url)
      const isPost = request.method === 'POST'
      if (pathname.startsWith('/fcm/')) return fcm(request, pathname)
      if (pathname === '/fcm') return Response.redirect(`${url}/_push`)
      if (isPost && pathname.startsWith('/_push/to/')) {
        return take(request, `https://${pathname.slice('/_push/to/'.length)}${search}`)
      }
      if (isPost && pathname === '/_push/devices') return Response.json(devices.add())
      if (isPost && pathname === '/_push/refusals') return refuse(request)
      const endpoint = searchParams.get('endpoint')
      const shown = arrived.filter((one) => endpoint === null || one.endpoint === endpoint)
      if (pathname === '/_push.json') return Response.json(shown)
      if (pathname !== '/_push') return new Response('Not found', { status: 404 })
      return renderPushPage(shown)
    },
  }
}

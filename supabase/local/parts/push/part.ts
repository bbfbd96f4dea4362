/**
 * /_push: in place of the browsers' push services. Takes what they would take, says what would have reached which
 * device, and refuses on demand.
 *
 * GET  /_push, /_push.json     what has arrived, newest first; `?endpoint=` of one device
 * POST /_push/devices          a phone: {endpoint, p256dh, auth}
 * POST /_push/refusals         {endpoint, status}: answers this device's pushes so from now on; 201 takes them again
 * POST /_push/to/<host>/<path> a push, as RFC 8030 has it
 */
import type { Part } from '../../http/part'
import { findSenderFault } from './check-sender'
import { createDevices } from './devices'
import { renderPushPage, type Arrived } from './page'

/** A push service takes no more (RFC 8030, 7.2). */
const MOST_BYTES = 4096
const MOST_STORED = 1000

export function createPushService(): Part {
  const devices = createDevices()
  const refusals = new Map<string, number>()
  const arrived: Arrived[] = []

  async function take(request: Request, endpoint: string): Promise<Response> {
    const fault = findSenderFault(request.headers.get('authorization'), new URL(endpoint).origin)
    if (fault) return new Response(fault, { status: 403 })
    const status = refusals.get(endpoint)
    if (status && status >= 400) return new Response('as asked for', { status })
    const ttl = Number(request.headers.get('ttl') ?? Number.NaN)
    if (!Number.isFinite(ttl)) return new Response('a TTL is missing', { status: 400 })
    const body = Buffer.from(await request.arrayBuffer())
    if (body.length > MOST_BYTES) return new Response('too long', { status: 413 })
    arrived.unshift({
      endpoint,
      at: new Date().toISOString(),
      ttl,
      urgency: request.headers.get('urgency') ?? 'normal',
      topic: request.headers.get('topic'),
      word: devices.read(endpoint, body),
    })
    arrived.length = Math.min(arrived.length, MOST_STORED)
    return new Response(null, { status: 201 })
  }

  async function refuse(request: Request): Promise<Response> {
    const wish: unknown = await request.json().catch(() => null)
    const { endpoint, status } = Object(wish)
    if (typeof endpoint !== 'string' || typeof status !== 'number') {
      return Response.json({ message: 'endpoint and status are needed' }, { status: 422 })
    }
    refusals.set(endpoint, status)
    return Response.json({ endpoint, status })
  }

  return {
    prefixes: ['/_push'],
    async fetch(request) {
      const { pathname, search, searchParams } = new URL(request.url)
      const isPost = request.method === 'POST'
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

/** One HTTP server for all parts: finds the part by its path, adds CORS, turns a crash into a 500. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { describeReason, StackError, getSystemCode } from '../errors'
import type { Part } from './part'

const idleLimitMs = 600_000

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'
const EXPOSED =
  'Content-Range, Content-Location, Location, Preference-Applied, X-Sb-Error-Code, ETag, Retry-After'

export interface HttpServer {
  port: number
  /** Until this is called, requests wait. */
  serve(parts: Part[]): void
  close(): Promise<void>
}

export async function startServer(port: number, log: (line: string) => void): Promise<HttpServer> {
  let parts: Part[] = []
  let announce: () => void = () => undefined
  const ready = new Promise<void>((resolve) => (announce = resolve))
  const findPart = (path: string) =>
    parts.find((part) => part.prefixes.some((p) => isBelow(path, p)))

  async function answer(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return answerPreflight(request)
    await ready
    const { pathname } = new URL(request.url)
    const part = findPart(pathname)
    if (!part)
      return addCorsHeaders(
        Response.json({ message: `Nothing is served at ${pathname}` }, { status: 404 }),
      )
    try {
      return addCorsHeaders(await part.fetch(request))
    } catch (error) {
      log(`${request.method} ${pathname} failed: ${describeReason(error)}`)
      return addCorsHeaders(Response.json({ message: 'Internal server error' }, { status: 500 }))
    }
  }

  const listener = getRequestListener(answer, { overrideGlobalObjects: false })
  const server = createServer((request, response) => {
    setCallerAddress(request)
    void listener(request, response)
  })
  // A caller that is busy for longer than node's five seconds would find its connection closed.
  server.keepAliveTimeout = idleLimitMs
  server.on('upgrade', (request, socket, head) => {
    const path = new URL(request.url ?? '/', 'http://stack').pathname
    void ready.then(() => {
      const part = findPart(path)
      if (part?.upgrade) part.upgrade(request, socket, head)
      else socket.destroy()
    })
  })
  const actualPort = await listen(server, port)

  return {
    port: actualPort,
    serve(served) {
      parts = served
      announce()
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Replaces what the caller says about its address, as the gateway of a hosted project does. */
function setCallerAddress(request: IncomingMessage): void {
  const claimed = new Set(['x-forwarded-for', 'cf-connecting-ip'])
  const pairs = request.rawHeaders.flatMap((name, index, all) =>
    index % 2 === 0 && !claimed.has(name.toLowerCase()) ? [name, all[index + 1] ?? ''] : [],
  )
  const address = request.socket.remoteAddress ?? ''
  request.rawHeaders.splice(0, Infinity, ...pairs, 'x-forwarded-for', address)
}

function isBelow(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`)
}

function answerPreflight(request: Request): Response {
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': request.headers.get('access-control-request-headers') ?? '*',
    'Access-Control-Max-Age': '86400',
  }
  return new Response(null, { status: 204, headers })
}

function addCorsHeaders(response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Access-Control-Allow-Origin', '*')
  headers.set('Access-Control-Expose-Headers', EXPOSED)
  const { status, statusText } = response
  return new Response(response.body, { status, statusText, headers })
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, port)))
    server.listen(port, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : port)
    })
  })
}

function explain(error: Error, port: number): Error {
  if (getSystemCode(error) !== 'EADDRINUSE') return error
  return new StackError(
    `Port ${port} is taken: another program (perhaps another start of this project, or \`supabase start\`) listens there.`,
    `Stop that program, or choose another port: STACK_PORT=${port + 1} npm start`,
    error,
  )
}

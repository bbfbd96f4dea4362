/** /realtime/v1: channels over WebSocket, broadcasts from the database and over HTTP. No postgres_changes, by design. */
import { WebSocketServer } from 'ws'
import type { Part, PartContext } from '../../http/part'
import { readClaims, EVERYTHING, readPermissions } from './authorise'
import { serveConnection, type RealtimeWorld } from './connection'
import { createRooms } from './rooms'

interface StoredMessage {
  id: string
  topic: string
  event: string
  payload: Record<string, unknown>
  private: boolean
}

const PREFIX = '/realtime/v1'

export async function createRealtime({ db, lock, log }: PartContext): Promise<Part> {
  const rooms = createRooms()
  const world: RealtimeWorld = {
    rooms,
    log,
    permissions: (claims, topic) => readPermissions(db, lock, claims, topic),
  }
  const server = new WebSocketServer({ noServer: true })
  await lock(() => db.listen('realtime_messages', (id) => void deliver(id)))

  async function deliver(id: string): Promise<void> {
    const { rows } = await lock(() =>
      db.query<StoredMessage>(
        `select id, topic, event, payload, private from realtime.messages
          where id = $1 and extension = 'broadcast'`,
        [id],
      ),
    )
    const row = rows[0]
    if (!row) return
    const { topic, event, payload } = row
    rooms.broadcast(topic, row.private, { type: 'broadcast', event, payload, meta: { id } })
  }

  /** From the HTTP endpoints; false when the sender may not send there. */
  async function send(token: string, message: Omit<StoredMessage, 'id'>): Promise<boolean> {
    const claims = readClaims(token)
    if (!claims) return false
    const { topic, event, payload } = message
    const rights = message.private ? await world.permissions(claims, topic) : EVERYTHING
    if (rights.canSend)
      rooms.broadcast(topic, message.private, { type: 'broadcast', event, payload })
    return rights.canSend
  }

  async function receive(request: Request): Promise<Response> {
    const url = new URL(request.url)
    const bearer = request.headers.get('authorization')?.replace(/^Bearer\s+/i, '')
    const token = bearer ?? request.headers.get('apikey') ?? ''
    const single = /^\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/.exec(
      url.pathname.slice(PREFIX.length),
    )
    const body: unknown = await request.json().catch(() => null)
    const messages = single
      ? [
          {
            topic: decodeURIComponent(single[1] ?? ''),
            event: decodeURIComponent(single[2] ?? ''),
            payload: body,
            private: url.searchParams.get('private') === 'true',
          },
        ]
      : Object(body).messages
    if (!Array.isArray(messages))
      return Response.json({ message: 'messages are missing' }, { status: 422 })
    for (const { topic, event, payload, private: isPrivate } of messages) {
      const message = { topic, event, payload: Object(payload), private: isPrivate === true }
      if (!(await send(token, message)))
        return Response.json({ message: 'Unauthorized' }, { status: 401 })
    }
    return new Response(null, { status: 202 })
  }

  return {
    prefixes: [PREFIX],
    async fetch(request) {
      const { pathname } = new URL(request.url)
      if (request.method === 'POST' && pathname.startsWith(`${PREFIX}/api/broadcast`))
        return receive(request)
      return new Response('Not found', { status: 404 })
    },
    upgrade(request, socket, head) {
      const url = new URL(request.url ?? '/', 'http://stack')
      const apiKey = url.searchParams.get('apikey') ?? ''
      if (url.pathname !== `${PREFIX}/websocket` || !readClaims(apiKey)) {
        socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n')
        return
      }
      server.handleUpgrade(request, socket, head, (client) =>
        serveConnection(client, apiKey, world),
      )
    },
    async tick() {
      await lock(() =>
        db.query(`delete from realtime.messages where inserted_at < now() - interval '72 hours'`),
      )
    },
    async stop() {
      for (const client of server.clients) client.terminate()
      server.close()
    },
  }
}

/** Offers a migrated database on a TCP port, for tools that speak to PostgreSQL, such as the Supabase CLI. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { createDatabase, type DatabaseOptions } from './db/database'

export interface DatabaseSocket {
  /** Connection string for `--db-url`. */
  url: string
  close(): Promise<void>
}

const SSL_REQUEST_LENGTH = 8
const SSL_REQUEST_CODE = 80877103

export async function openSocket(options: DatabaseOptions): Promise<DatabaseSocket> {
  const connection = await createDatabase(options)
  // Splinter's exposure lints are silent without this setting.
  await connection.driver.exec("set pgrst.db_schemas = 'public'")
  const inner = new PGLiteSocketServer({ db: connection.driver, port: 0, maxConnections: 20 })
  await inner.start()
  const innerPort = Number(inner.getServerConn().split(':').pop())
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    sockets.add(client)
    client.on('close', () => sockets.delete(client))
    client.on('error', () => client.destroy())
    client.once('data', (first) => answerSslRequest(client, Buffer.from(first), innerPort))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `postgresql://postgres:postgres@127.0.0.1:${getPort(server)}/postgres?sslmode=disable`,
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
      await inner.stop()
      await connection.close()
    },
  }
}

/** PGlite's socket leaves the question "do you speak TLS?" without an answer; some clients wait for the N. */
function answerSslRequest(client: Socket, first: Buffer, innerPort: number): void {
  if (first.length === SSL_REQUEST_LENGTH && first.readInt32BE(4) === SSL_REQUEST_CODE) {
    client.once('data', (next) => answerSslRequest(client, Buffer.from(next), innerPort))
    client.write('N')
    return
  }
  const inner = connect(innerPort, '127.0.0.1')
  inner.on('error', () => client.destroy())
  inner.on('close', () => client.destroy())
  client.on('close', () => inner.destroy())
  inner.write(first)
  client.pipe(inner)
  inner.pipe(client)
}

function getPort(server: Server): number {
  const address: AddressInfo | string | null = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

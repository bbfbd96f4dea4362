/** What the journeys run against: the embedded stack in memory and the production build, gzipped. */
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { existsSync, readFileSync } from 'node:fs'
import { getSecurityHeaders } from '../../scripts/headers/security-headers'
import { startStack } from '../../supabase/local/stack'
import { addresses } from './addresses'

/** A server that was forked ends with its parent, however that ends. */
let stop = async (): Promise<void> => undefined
process.once('disconnect', () => void stop().finally(() => process.exit(0)))

const stack = await startStack({
  port: addresses.stackPort,
  dataDir: null,
  seeds: 'all',
  appUrl: addresses.app,
  log: () => undefined,
})

// benchmarks grow the school beyond its demo
if (process.env.GROW_SQL) await stack.sql(process.env.GROW_SQL)

const shell = readFileSync('dist/app.html', 'utf8')
const headers = getSecurityHeaders(addresses.stack)
const files = serveStatic({ root: 'dist' })

const app = new Hono()
app.use(compress())
app.use(async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(headers)) context.header(name, value)
  const isHashed = context.req.path.startsWith('/assets/')
  context.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
})
// as a static host does: a file, the public page of this address, else the app
const pages = serveStatic({ root: 'dist', rewriteRequestPath: (path) => `${path}.html` })
app.use(files)
app.use((context, next) => {
  const isPage = existsSync(`dist${context.req.path}.html`)
  return isPage ? pages(context, next) : next()
})
app.get('*', (context) => {
  const isFile = /\.\w+$/.test(context.req.path)
  return isFile ? context.notFound() : context.html(shell)
})

const server = serve({ fetch: app.fetch, port: addresses.appPort, hostname: 'localhost' }, () =>
  process.send?.('ready'),
)
stop = async () => {
  server.close()
  await stack.stop()
}

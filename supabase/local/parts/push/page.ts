import { escapeHtml } from '../../mail/go-template'

export interface Arrived {
  /** Of a device of Firebase: its token. */
  endpoint: string
  /** ISO instant, UTC. */
  at: string
  /** Seconds the push service would have kept it. */
  ttl: number
  urgency: string
  /** Of what waits there, a newer one with the same topic replaces the older. */
  topic: string | null
  /** Null when only the device itself can read it; by Firebase it comes inside `data`. */
  word: unknown
}

export function renderPushPage(arrived: Arrived[]): Response {
  const list = arrived.map(renderOne).join('') || '<p>No pushes yet.</p>'
  const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Pushes (${arrived.length})</title>
    <style>
      body { max-width: 760px; margin: 0 auto; padding: 16px; font: 16px/1.5 system-ui, sans-serif; background: #f4f6f8; color: #16202b }
      article { margin: 16px 0; padding: 16px; background: #fff; border-radius: 12px; overflow-wrap: anywhere }
      h2 { margin: 0; font-size: 18px }
      p { margin: 4px 0 }
      .meta { color: #55616d; font-size: 14px }
    </style>
  </head>
  <body>
    <h1>Pushes</h1>
    <p>Caught on this machine, no device was reached. Reload to see new ones.</p>
    ${list}
  </body>
</html>
`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}

function renderOne({ endpoint, at, ttl, urgency, word }: Arrived): string {
  const { data, title, body, link } = { ...Object(word), ...Object(Object(word).data) }
  return `<article>
      <h2>${escapeHtml(toText(title) || 'Encrypted for this device')}</h2>
      <p>${escapeHtml(toText(body))}</p>
      <p class="meta">opens ${escapeHtml(toText(link) || 'unknown')} · kept ${ttl} s · ${escapeHtml(urgency)} · ${data ? 'Firebase' : 'Web Push'}</p>
      <p class="meta">${escapeHtml(endpoint)} · <time>${at}</time></p>
    </article>`
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * A person's calendar for a calendar app, which cannot sign in: GET /calendar-feed/<token>.ics. The token is the key.
 * Unknown, malformed and revoked tokens get the same answer, and nothing says which of them it was.
 */
import { writeCalendar } from '../_shared/ics.ts'
import { composeFeed, type Feed } from './compose.ts'

export type { Feed }

export interface Deps {
  appUrl: string
  /** Null when the token opens nothing. */
  feed(token: string): Promise<Feed | null>
}

/** What new_token of the database makes; anything else is not worth a question. */
const PATH = /\/calendar-feed\/([A-Za-z0-9_-]{43})\.ics$/

export async function handle(request: Request, deps: Deps): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Use GET.', { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  const token = PATH.exec(new URL(request.url).pathname)?.[1]
  const feed = token ? await deps.feed(token) : null
  if (!feed) return new Response('Not found', { status: 404, headers: SECRET })

  const body = writeCalendar(composeFeed(feed, deps.appUrl))
  const etag = `"${await computeDigest(body)}"`
  const headers = {
    ...SECRET,
    etag,
    'cache-control': 'private, max-age=300',
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'inline; filename="touchline.ics"',
  }
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

/** The address is the key: it goes into no cache that others share, no index and no other site's log. */
const SECRET = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
}

/** A cache in between may have made the tag a weak one. */
function isKnown(header: string | null, etag: string): boolean {
  const tags = header?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return tags.includes(etag) || tags.includes('*')
}

async function computeDigest(body: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return Array.from(new Uint8Array(hash).slice(0, 16), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

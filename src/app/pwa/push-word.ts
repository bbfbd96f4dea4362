import { readAct, type PushAct } from './push-act'

/** What is pushed to a device, as `supabase/functions/deliver-push/compose.ts` writes it. */
export interface PushWord {
  title: string
  /** When and where; often empty. */
  body: string
  /** A path of this application. */
  link: string
  /** Of two with the same one, the newer takes the older one's place. */
  tag: string
  /** How many notifications wait in the bell; null when that is not said. */
  unread: number | null
  /** What can be done without opening the application. */
  act: PushAct | null
}

/** The worker has no translations: only for a push that says nothing itself (spec section 4). */
const untitled = new Map([
  ['de', 'Neue Benachrichtigung'],
  ['bg', 'Ново известие'],
])

/**
 * From a browser's push service it is the words themselves; Firebase passes them on as `data`, where every value is a text.
 * A browser demands that every push shows something, so that whatever comes becomes a notification. A link leads into
 * this application or to its start.
 */
export function readPush(text: string | undefined): PushWord {
  const said = parse(text)
  const word = isRecord(said.data) ? readTexts(said.data) : said
  const locale = toText(word.locale)
  const link = toText(word.link)
  return {
    title: toText(word.title) || (untitled.get(locale) ?? 'New notification'),
    body: toText(word.body),
    link: /^\/(?![/\\])/.test(link) ? link : '/',
    tag: toText(word.tag),
    unread: typeof word.unread === 'number' ? word.unread : null,
    act: readAct(word.act),
  }
}

function parse(text: string | undefined): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function readTexts(data: Record<string, unknown>): Record<string, unknown> {
  const { unread, act } = data
  return { ...data, unread: toCount(unread), act: typeof act === 'string' ? parse(act) : null }
}

function toCount(value: unknown): number | null {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

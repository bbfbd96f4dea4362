/** What is told about one notification, in the person's language: the same words on paper and on a lock screen. */
import { bg } from './words-bg.ts'
import { de } from './words-de.ts'
import { en } from './words-en.ts'
import type { Locale, MailCategory, MailKind, MailTexts, Words } from './words.ts'

export interface NewsRow {
  kind: string
  category: string | null
  payload: Record<string, unknown>
}

/** What an administrator wrote in place of the standard words, as `read_news_words` answers. */
export interface OwnWords {
  kind: string
  locale: string
  subject: string
  body: string
  full_body: string | null
}

export interface News {
  locale: Locale
  words: Words
  texts: MailTexts
  /** The sentences to send, with everything filled in. */
  subject: string
  body: string
  /** What the words may name; empty text for what the row does not say. */
  values: Record<string, string>
  /** What an event is called, without the quotes of a sentence; empty for everything else. */
  title: string
  when: string
  place: string
}

/** English for a language we do not speak. */
export function findWords(wished: string): { locale: Locale; words: Words } {
  const locale = wished === 'de' || wished === 'bg' ? wished : 'en'
  return { locale, words: { en, de, bg }[locale] }
}

/** Throws for a row it has no words for: such a row must fail visibly, not go out empty. */
export function readNews(
  { kind, category, payload }: NewsRow,
  wished: string,
  own: readonly OwnWords[] = [],
): News {
  const { locale, words } = findWords(wished)
  const when = formatMoment(payload, locale)
  const texts = findTexts(kind, category, words)
  const mine = own.find((entry) => entry.kind === kind && entry.locale === locale)
  const values: Record<string, string> = {
    role: words.roles[toText(payload.role)] ?? truncateText(payload.role),
    school: truncateText(payload.school_name),
    requester: truncateText(payload.name),
    inviter: truncateText(payload.inviter),
    team: truncateText(payload.team),
    player: truncateText(payload.player),
    person: truncateText(payload.person),
    by: truncateText(payload.by),
    purpose: words.purposes[toText(payload.purpose)] ?? '',
    duty: words.duties[toText(payload.duty)] ?? '',
    number: truncateText(payload.number),
    contract: truncateText(payload.contract),
    address: truncateText(payload.address),
    count: typeof payload.count === 'number' ? String(payload.count) : '',
    plan: formatPlan(payload),
    price: formatPrice(payload, locale, words),
    when,
  }
  return {
    locale,
    words,
    texts,
    ...writeSentences(texts, mine, values),
    title: truncateText(payload.title ?? payload.opponent),
    when,
    place: truncateText(payload.place),
    values,
  }
}

/** Own words that name something unknown give way to the standard ones: nobody reads a hole. */
function writeSentences(
  texts: MailTexts,
  mine: OwnWords | undefined,
  values: Record<string, string>,
): { subject: string; body: string } {
  const subject = mine && isKnown(mine.subject, values) ? mine.subject : texts.subject
  const body = [mine?.full_body, mine?.body, texts.full].find(
    (text) => text && isKnown(text, values),
  )
  return { subject: fill(subject, values), body: fill(body ?? texts.body, values) }
}

/** The words of a kind before anybody writes others; throws where there are none. */
export function findStandardTexts(kind: string, locale: string): MailTexts {
  return findTexts(kind, null, findWords(locale).words)
}

function findTexts(kind: string, category: string | null, words: Words): MailTexts {
  if (Object.hasOwn(words.kinds, kind)) return words.kinds[kind as MailKind]
  if (category !== null && Object.hasOwn(words.other, category)) {
    return words.other[category as MailCategory]
  }
  throw new Error(`no words for news of the kind ${kind}`)
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What somebody typed, on one line and too short to be a letter of its own. */
export function truncateText(value: unknown, most = 120): string {
  return toText(value).replaceAll(/\s+/g, ' ').trim().slice(0, most)
}

/** A path of the application, whatever stands in the row. */
export function toSafePath(value: unknown): string {
  const path = toText(value)
  return /^\/(?![/\\])/.test(path) ? path : '/'
}

/** Is everything known that the sentence names? */
export function isKnown(text: string, values: Record<string, string>): boolean {
  return [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name])
}

export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
}

/** Tiers are called the same in every language. */
function formatPlan(payload: Record<string, unknown>): string {
  const tier = toText(payload.tier)
  return /^[a-z]{1,40}$/.test(tier) ? tier.charAt(0).toUpperCase() + tier.slice(1) : ''
}

/** "€49.00 a month"; empty where an amount, its currency or its period is missing. */
function formatPrice(payload: Record<string, unknown>, locale: Locale, words: Words): string {
  const { price_cents: cents, currency, period } = payload
  const pattern = words.prices[toText(period)]
  if (typeof cents !== 'number' || currency !== 'EUR' || !pattern) return ''
  const amount = (cents / 100).toLocaleString(locale === 'en' ? 'en-IE' : locale, {
    style: 'currency',
    currency,
  })
  return fill(pattern, { amount })
}

/** The start, the deadline or the receipt, on the school's clock; a day alone stays a day. */
function formatMoment(payload: Record<string, unknown>, locale: Locale): string {
  const day = toText(payload.due_on)
  const moment = new Date(
    toText(payload.starts_at) || toText(payload.due_at) || toText(payload.received_at) || day,
  )
  if (Number.isNaN(moment.getTime())) return ''
  const isDayOnly = day !== '' && !payload.starts_at && !payload.due_at && !payload.received_at
  return moment.toLocaleString(locale === 'en' ? 'en-GB' : locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...(isDayOnly
      ? { timeZone: 'UTC' }
      : { hour: '2-digit', minute: '2-digit', timeZone: getZone(payload), timeZoneName: 'short' }),
  })
}

function getZone(payload: Record<string, unknown>): string {
  const zone = toText(payload.time_zone)
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return zone
  } catch {
    return 'Europe/Berlin'
  }
}

/** Turns an outbox row into an e-mail in the person's language. */
import { renderHtml, renderText } from './layout.ts'
import { bg } from './words-bg.ts'
import { de } from './words-de.ts'
import { en } from './words-en.ts'
import type { MailCategory, MailKind, MailTexts, Words } from './words.ts'

export interface ComposedMail {
  subject: string
  html: string
  text: string
}

interface Row {
  kind: string
  category: string | null
  payload: Record<string, unknown>
}

/** The role counts from the next sign-in, so these lead there whatever the notification's own link. */
const PATHS: Record<string, string> = {
  role_granted: '/login',
  role_declined: '/settings/account',
  second_factor_removed: '/settings/security',
}

/** Throws for a row it has no words for: such a row must fail visibly, not go out empty. */
export function composeMail(
  mail: Row,
  person: { first_name: string | null; locale: string },
  appUrl: string,
): ComposedMail {
  const locale = person.locale === 'de' || person.locale === 'bg' ? person.locale : 'en'
  const words = { en, de, bg }[locale]
  const texts = findTexts(mail, words)
  const { payload } = mail
  const when = formatMoment(payload, locale)
  const values: Record<string, string> = {
    name: truncateText(person.first_name),
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
    when,
  }
  const isReceipt = texts.full?.includes('{when}') ?? false
  const facts = [truncateText(payload.title ?? payload.opponent), isReceipt ? '' : when]
  const letter = {
    locale,
    lines: [
      fill(values.name ? words.greeting : words.greetingWithoutName, values),
      fill(texts.full && isKnown(texts.full, values) ? texts.full : texts.body, values),
      [...facts, truncateText(payload.place)].filter((fact) => fact !== '').join(' · '),
    ].filter((line) => line !== ''),
    action: texts.action,
    link: `${appUrl}${PATHS[mail.kind] ?? toSafePath(payload.link)}`,
    settings:
      mail.category === null || mail.category === 'payments'
        ? null
        : { text: words.settings, link: `${appUrl}/settings/notifications` },
  }
  return {
    subject: fill(texts.subject, values),
    text: renderText(letter),
    html: renderHtml(letter),
  }
}

function findTexts({ kind, category }: Row, words: Words): MailTexts {
  if (Object.hasOwn(words.kinds, kind)) return words.kinds[kind as MailKind]
  if (category !== null && Object.hasOwn(words.other, category)) {
    return words.other[category as MailCategory]
  }
  throw new Error(`no words for e-mails of the kind ${kind}`)
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** What somebody typed, on one line and too short to be a letter of its own. */
function truncateText(value: unknown): string {
  return toText(value).replaceAll(/\s+/g, ' ').trim().slice(0, 120)
}

/** A path of the application, whatever stands in the row. */
function toSafePath(value: unknown): string {
  const path = toText(value)
  return /^\/(?![/\\])/.test(path) ? path : '/'
}

function isKnown(text: string, values: Record<string, string>): boolean {
  return [...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => values[name])
}

function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '')
}

/** The start, the deadline or the receipt, on the school's clock; a day alone stays a day. */
function formatMoment(payload: Record<string, unknown>, locale: string): string {
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

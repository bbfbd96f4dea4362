/** One e-mail about what waits in the bell: a line for each, with the link that stops these e-mails. */
import { fill, findWords, readNews, toSafePath, type OwnWords } from '../_shared/news/read-news.ts'
import type { ComposedMail } from './compose.ts'
import { renderHtml, renderText } from './layout.ts'

interface DigestRow {
  payload: Record<string, unknown>
}

export function composeDigest(
  { payload }: DigestRow,
  person: { first_name: string | null; locale: string },
  appUrl: string,
  own: readonly OwnWords[],
): ComposedMail {
  const { locale, words } = findWords(person.locale)
  const items: unknown[] = Array.isArray(payload.items) ? payload.items : []
  const more = (typeof payload.count === 'number' ? payload.count : items.length) - items.length
  const name = (person.first_name ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 120)
  const stop = `${appUrl}${toSafePath(payload.unsubscribe)}`
  const letter = {
    locale,
    lines: [fill(name ? words.greeting : words.greetingWithoutName, { name }), words.digest.body],
    items: items.map((item) => toLine(item, locale, appUrl, own)),
    after: more > 0 ? fill(words.digest.more, { count: String(more) }) : '',
    action: words.digest.action,
    link: `${appUrl}/dashboard`,
    settings: { text: words.digest.unsubscribe, link: stop },
  }
  return {
    subject: words.digest.subject,
    text: renderText(letter),
    html: renderHtml(letter),
    headers: { 'List-Unsubscribe': `<${stop}>` },
  }
}

function toLine(
  item: unknown,
  locale: string,
  appUrl: string,
  own: readonly OwnWords[],
): { text: string; link: string } {
  const { kind, category, facts, link } = Object(item)
  const row = { kind: String(kind), category: String(category), payload: Object(facts) }
  const { subject, title, when } = readNews(row, locale, own)
  return {
    text: [subject, title, when].filter((part) => part !== '').join(' · '),
    link: `${appUrl}${toSafePath(link)}`,
  }
}

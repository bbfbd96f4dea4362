/** Turns an outbox row into an e-mail in the person's language. */
import {
  fill,
  readNews,
  toSafePath,
  truncateText,
  type NewsRow,
  type OwnWords,
} from '../_shared/news/read-news.ts'
import { composeDigest } from './digest.ts'
import { renderHtml, renderText } from './layout.ts'

export interface ComposedMail {
  subject: string
  html: string
  text: string
  /** Beside those that every e-mail has. */
  headers?: Record<string, string>
}

/** The role counts from the next sign-in, so these lead there whatever the notification's own link. */
const PATHS: Record<string, string> = {
  role_granted: '/login',
  role_declined: '/settings/account',
  second_factor_removed: '/settings/security',
}

/** Throws for a row it has no words for: such a row must fail visibly, not go out empty. */
export function composeMail(
  mail: NewsRow,
  person: { first_name: string | null; locale: string },
  appUrl: string,
  own: readonly OwnWords[] = [],
): ComposedMail {
  if (mail.kind === 'digest') return composeDigest(mail, person, appUrl, own)
  const news = readNews(mail, person.locale, own)
  const { locale, words, texts, title, when, place } = news
  const values: Record<string, string> = { ...news.values, name: truncateText(person.first_name) }
  const isReceipt = texts.full?.includes('{when}') ?? false
  const letter = {
    locale,
    lines: [
      fill(values.name ? words.greeting : words.greetingWithoutName, values),
      ...listParagraphs(news.body),
      [title, isReceipt ? '' : when, place].filter((fact) => fact !== '').join(' · '),
      ...listParagraphs(mail.payload.answer),
    ].filter((line) => line !== ''),
    action: texts.action,
    link: `${appUrl}${PATHS[mail.kind] ?? toSafePath(mail.payload.link)}`,
    settings:
      mail.category === null || mail.category === 'payments'
        ? null
        : { text: words.settings, link: `${appUrl}/settings/notifications` },
  }
  return {
    subject: news.subject,
    text: renderText(letter),
    html: renderHtml(letter),
  }
}

/** What the support or an administrator wrote, as it was written: a line each. */
function listParagraphs(words: unknown): string[] {
  if (typeof words !== 'string') return []
  return words.split('\n').map((line) => line.trim())
}

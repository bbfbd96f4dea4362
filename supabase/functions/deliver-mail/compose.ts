/** Turns an outbox row into an e-mail in the person's language. */
import {
  fill,
  isKnown,
  readNews,
  toSafePath,
  truncateText,
  type NewsRow,
} from '../_shared/news/read-news.ts'
import { renderHtml, renderText } from './layout.ts'

export interface ComposedMail {
  subject: string
  html: string
  text: string
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
): ComposedMail {
  const { locale, words, texts, title, when, place, ...news } = readNews(mail, person.locale)
  const values: Record<string, string> = { ...news.values, name: truncateText(person.first_name) }
  const isReceipt = texts.full?.includes('{when}') ?? false
  const letter = {
    locale,
    lines: [
      fill(values.name ? words.greeting : words.greetingWithoutName, values),
      fill(texts.full && isKnown(texts.full, values) ? texts.full : texts.body, values),
      [title, isReceipt ? '' : when, place].filter((fact) => fact !== '').join(' · '),
    ].filter((line) => line !== ''),
    action: texts.action,
    link: `${appUrl}${PATHS[mail.kind] ?? toSafePath(mail.payload.link)}`,
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

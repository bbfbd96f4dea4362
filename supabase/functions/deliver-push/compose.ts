/** What a lock screen shows: the subject of the e-mail about the same, which names no child and no amount. */
import { fill, findWords, readNews, toSafePath, type NewsRow } from '../_shared/news/read-news.ts'

/** Read by the service worker of the application, `src/app/pwa/push-word.ts`. */
export interface PushWord {
  title: string
  body: string
  /** A path of the application. */
  link: string
  /** Of two with the same one, the newer takes the older one's place. */
  tag: string
  /** How many notifications wait in the bell: the number on the icon. */
  unread: number
  locale: string
}

export interface PushRow extends NewsRow {
  id: string
  about_id: string | null
  link: string | null
  unread: number
}

/** Throws for a row it has no words for. */
export function composePush(row: PushRow, locale: string): PushWord {
  const { texts, values, when, place, ...news } = readNews(row, locale)
  return {
    title: fill(texts.subject, values),
    body: [when, place].filter((fact) => fact !== '').join(' · '),
    link: toSafePath(row.link),
    tag: row.about_id ? `${row.kind} ${row.about_id}` : row.id,
    unread: row.unread,
    locale: news.locale,
  }
}

/** What somebody is sent who asks whether this device is reached. */
export function composeTest(wished: string): PushWord {
  const { locale, words } = findWords(wished)
  const { title, body } = words.pushTest
  return { title, body, link: '/settings/notifications', tag: 'test', unread: 0, locale }
}

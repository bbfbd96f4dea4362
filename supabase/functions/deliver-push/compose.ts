/** What a lock screen shows: the subject of the e-mail about the same, which names no child and no amount. */
import {
  findWords,
  readNews,
  toSafePath,
  truncateText,
  type NewsRow,
  type OwnWords,
} from '../_shared/news/read-news.ts'
import type { Words } from '../_shared/news/words.ts'

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
  /** What can be done on the lock screen; null: open the application. */
  act: PushAct | null
}

/** A tap sends `{p_token, p_answer}` of its choice to the address. */
export interface PushAct {
  url: string
  key: string
  token: string
  choices: { id: string; title: string; answer: string | null; done: string }[]
  failed: string
}

/** For one device, as `make_push_actions` answers. */
export interface DeviceAct {
  notification_id: string
  device_id: string
  act: 'answer' | 'see'
  token: string
}

/** The data API as the device reaches it, and the key everybody has. */
export interface PublicApi {
  url: string
  key: string
}

export interface PushRow extends NewsRow {
  id: string
  about_id: string | null
  link: string | null
  unread: number
}

/** Throws for a row it has no words for. */
export function composePush(
  row: PushRow,
  locale: string,
  act: DeviceAct | undefined,
  api: PublicApi,
  own: readonly OwnWords[] = [],
): PushWord {
  const { subject, when, place, ...news } = readNews(row, locale, own)
  const said =
    row.kind === 'push_test'
      ? composeTrial(row.payload, news.words)
      : {
          title: subject,
          body: [when, place].filter((fact) => fact !== '').join(' · '),
        }
  return {
    ...said,
    link: toSafePath(row.link),
    tag: row.about_id ? `${row.kind} ${row.about_id}` : row.id,
    unread: row.unread,
    locale: news.locale,
    act: act ? composeAct(act, news.words, api) : null,
  }
}

function composeAct({ act, token }: DeviceAct, words: Words, { url, key }: PublicApi): PushAct {
  const { yes, no, seen, failed } = words.pushActs
  const choices =
    act === 'see'
      ? [{ id: 'seen', answer: null, ...seen }]
      : [
          { id: 'yes', answer: 'yes', ...yes },
          { id: 'no', answer: 'no', ...no },
        ]
  return { url: `${url}/rest/v1/rpc/act_on_push`, key, token, choices, failed }
}

/** An administrator's own words, as far as there are any. */
function composeTrial(payload: Record<string, unknown>, { pushTest }: Words) {
  return {
    title: truncateText(payload.title) || pushTest.title,
    body: truncateText(payload.body, 200) || pushTest.body,
  }
}

/** What somebody is sent who asks whether this device is reached. */
export function composeTest(wished: string): PushWord {
  const { locale, words } = findWords(wished)
  const { title, body } = words.pushTest
  return { title, body, link: '/settings/notifications', tag: 'test', unread: 0, locale, act: null }
}

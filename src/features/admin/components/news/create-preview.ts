import { composeMail, composePush, type OwnWords } from '@/lib/news-words'
import type { Locale } from '@/lib/i18n/locale'
import { createSampleFacts } from '../../model/news-tools'

interface PreviewWish {
  kind: string
  category: string
  locale: Locale
  /** In milliseconds. */
  now: number
  /** What administrators wrote in place of the standard words. */
  own?: readonly OwnWords[]
  /** Without them: made-up ones. */
  facts?: Record<string, unknown>
}

/** What the workers would write about made-up facts. */
export function createPreview({ kind, category, locale, now, own = [], facts }: PreviewWish) {
  const payload = facts ?? createSampleFacts(now, locale)
  const mail = composeMail(
    { kind, category, payload },
    { first_name: 'Eva', locale },
    window.location.origin,
    own,
  )
  const row = { id: '', about_id: null, link: null, unread: 1, kind, category, payload }
  return { mail, push: composePush(row, locale, undefined, { url: '', key: '' }, own) }
}

/** What a kind is called: the subject of its e-mail. */
export function formatKind(kind: string, locale: Locale): string {
  try {
    return createPreview({ kind, category: 'system', locale, now: 0 }).mail.subject
  } catch {
    return kind
  }
}

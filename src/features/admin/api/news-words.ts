/** Words of notifications that administrators write in place of the standard ones. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { wordRowsSchema, type WordDraft } from '../model/news-words'
import { adminKey } from './keys'

const newsWordQueries = {
  list: () =>
    queryOptions({
      queryKey: [...adminKey, 'news-words'],
      meta: { reads: ['private.news_words'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return wordRowsSchema.parse(await unwrap(client.rpc('list_news_words').abortSignal(signal)))
      },
    }),
}

/** Every kind with its rules and its own words. */
export function useNewsWords() {
  return useSuspenseQuery(newsWordQueries.list())
}

interface Writing {
  kind: string
  locale: string
  draft: WordDraft
}

/** Answers when they were written. Errors: `words_changed`, `text_refused`, `unknown_variable` … (invalid). */
export function useWriteNewsWords() {
  return useMutation({
    mutationFn: async ({ kind, locale, draft }: Writing) => {
      const client = await getDb()
      return unwrap(
        client.rpc('write_news_words', {
          p_kind: kind,
          p_locale: locale,
          p_subject: draft.subject,
          p_body: draft.body,
          ...(draft.full.trim() ? { p_full_body: draft.full } : {}),
          ...(draft.seenAt ? { p_seen_at: draft.seenAt } : {}),
        }),
      )
    },
    meta: { writes: ['private.news_words', 'audit_log'], silent: true },
  })
}

interface Removal {
  kind: string
  locale: string
  seenAt: string
}

/** Back to the standard words. Error: `words_changed` (invalid). */
export function useRemoveNewsWords() {
  return useMutation({
    mutationFn: async ({ kind, locale, seenAt }: Removal) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('remove_news_words', { p_kind: kind, p_locale: locale, p_seen_at: seenAt }),
      )
    },
    meta: { writes: ['private.news_words', 'audit_log'], silent: true },
  })
}

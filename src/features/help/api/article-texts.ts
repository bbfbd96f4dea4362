/** The words of the help in one language; fetched with the first click on it, never before. */
import { queryOptions } from '@tanstack/react-query'
import type { Locale } from '@/lib/i18n/locale'
import { loadNamespaces } from '@/lib/i18n/setup'
import {
  articleTextsSchema,
  listNamespaces,
  type ArticleText,
  type ArticleTexts,
} from '../model/article-text'

const files = {
  en: () => import('../model/texts/en'),
  de: () => import('../model/texts/de'),
  bg: () => import('../model/texts/bg'),
}

async function fetchTexts(locale: Locale): Promise<ArticleTexts> {
  const [{ texts }] = await Promise.all([files[locale](), loadNamespaces(['help'])])
  return new Map(Object.entries(articleTextsSchema.parse(texts)))
}

export const articleQueries = {
  /** All articles, and the panel's own words. */
  texts: (locale: Locale) =>
    queryOptions({
      staleTime: Infinity,
      meta: { reads: [] },
      queryKey: ['help', 'texts', locale],
      queryFn: () => fetchTexts(locale),
    }),
  /** The labels that one article names; true once they are there. */
  labels: (locale: Locale, id: string, text: ArticleText) =>
    queryOptions({
      staleTime: Infinity,
      meta: { reads: [] },
      queryKey: ['help', 'labels', locale, id],
      queryFn: async () => {
        await loadNamespaces(listNamespaces([text]))
        return true
      },
    }),
}

import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router'
import { toLocale, type Locale } from '@/lib/i18n/locale'

/** Fetches a page's text anew once the reader has chosen another language than it came in. */
export function useTextLanguage(loaded: Locale): void {
  const { i18n } = useTranslation()
  const { revalidate } = useRevalidator()
  const wanted = toLocale(i18n.language)
  useEffect(() => {
    if (wanted !== loaded) void revalidate()
  }, [wanted, loaded, revalidate])
}

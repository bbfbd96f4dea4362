/** Addresses of one page in every language (docs/decisions: language prefix). */
import { locales, splitLocalePrefix, type Locale } from './locale'

/** The same page under a language prefix: `/de/login`, and `/de` for the home page. */
export function localizePath(locale: Locale, pathname: string): string {
  const { path } = splitLocalePrefix(pathname)
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** Where search engines find the page in a language: English has no prefix, and is what others get as well. */
export function getCanonicalPath(locale: Locale, pathname: string): string {
  return locale === 'en' ? splitLocalePrefix(pathname).path : localizePath(locale, pathname)
}

/** hreflang links: one per language, and the address without a prefix for everybody else. */
export function listAlternates(
  origin: string,
  pathname: string,
): { hreflang: string; href: string }[] {
  const localized = locales.map((locale) => ({
    hreflang: locale,
    href: `${origin}${getCanonicalPath(locale, pathname)}`,
  }))
  return [...localized, { hreflang: 'x-default', href: localized[0]?.href ?? origin }]
}

/** Addresses of one page in every language (docs/decisions: language prefix). */
import { locales, splitLocalePrefix, type Locale } from './locale'

/** The same page under a language prefix: `/de/login`, and `/de` for the home page. */
export function localizePath(locale: Locale, pathname: string): string {
  const { path } = splitLocalePrefix(pathname)
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** hreflang links: one per language, and the address without a prefix, which follows the browser. */
export function listAlternates(
  origin: string,
  pathname: string,
): { hreflang: string; href: string }[] {
  const plain = { hreflang: 'x-default', href: `${origin}${splitLocalePrefix(pathname).path}` }
  const localized = locales.map((locale) => ({
    hreflang: locale,
    href: `${origin}${localizePath(locale, pathname)}`,
  }))
  return [...localized, plain]
}

/** Which language to speak: only en, de and bg are ever restored (spec section 5). */

export const locales = ['en', 'de', 'bg'] as const
export type Locale = (typeof locales)[number]

/** Local storage key and cookie of spec section 9; the cookie lives 365 days. */
export const languageKey = 'preferred-language'
export const languageCookieMaxAge = 365 * 24 * 60 * 60

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** The language itself; English for anything that is none of ours. */
export function toLocale(value: unknown): Locale {
  return isLocale(value) ? value : 'en'
}

/** Splits `/de/login` into its language prefix and the rest; English has no prefix. */
export function splitLocalePrefix(pathname: string): { locale: Locale | null; path: string } {
  const [, first, ...rest] = pathname.split('/')
  if (!isLocale(first)) return { locale: null, path: pathname }
  return { locale: first, path: `/${rest.join('/')}` }
}

interface LocaleSources {
  pathname: string
  stored: string | null
  cookie: string
  browser: readonly string[]
}

/** The address wins, then the saved choice, then the browser's languages, then English. */
export function pickLocale({ pathname, stored, cookie, browser }: LocaleSources): Locale {
  const inCookie = /preferred-language=(\w+)/.exec(cookie)?.[1]
  const candidates = [
    splitLocalePrefix(pathname).locale,
    stored,
    inCookie,
    ...browser.map((tag) => tag.slice(0, 2).toLowerCase()),
  ]
  return candidates.find(isLocale) ?? 'en'
}

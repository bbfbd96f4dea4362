import { describe, expect, it } from 'vitest'
import { listAlternates, localizePath } from './alternates'
import { languageCookieMaxAge, languageKey, pickLocale, splitLocalePrefix } from './locale'

const nothing = { pathname: '/', stored: null, cookie: '', browser: [] }

describe('the language', () => {
  it('is kept under the names and for the time of spec section 9', () => {
    expect(languageKey).toBe('preferred-language')
    expect(languageCookieMaxAge).toBe(365 * 86_400)
  })

  it('follows the address, then the saved choice, then the cookie, then the browser', () => {
    const everything = {
      pathname: '/bg/login',
      stored: 'de',
      cookie: 'a=1; preferred-language=en',
      browser: ['de-AT'],
    }
    expect(pickLocale(everything)).toBe('bg')
    expect(pickLocale({ ...everything, pathname: '/login' })).toBe('de')
    expect(pickLocale({ ...everything, pathname: '/login', stored: null })).toBe('en')
    expect(pickLocale({ ...nothing, browser: ['fr', 'bg-BG'] })).toBe('bg')
    expect(pickLocale(nothing)).toBe('en')
  })

  it.each(['fr', '', 'DE', 'english', '<script>'])('ignores a saved "%s"', (stored) => {
    expect(pickLocale({ ...nothing, stored, cookie: `preferred-language=${stored}` })).toBe('en')
  })
})

describe('the prefix', () => {
  it.each([
    ['/de/login', 'de', '/login'],
    ['/bg', 'bg', '/'],
    ['/en/', 'en', '/'],
    ['/dev/login', null, '/dev/login'],
    ['/', null, '/'],
  ])('splits %s', (pathname, locale, path) => {
    expect(splitLocalePrefix(pathname)).toEqual({ locale, path })
  })

  it('leads to the same page in another language', () => {
    expect(localizePath('bg', '/de/shop/details/7')).toBe('/bg/shop/details/7')
    expect(localizePath('de', '/')).toBe('/de')
  })

  it('names every version of a page, and the one without a prefix as default', () => {
    expect(listAlternates('https://x.test', '/de/shop')).toEqual([
      { hreflang: 'en', href: 'https://x.test/shop' },
      { hreflang: 'de', href: 'https://x.test/de/shop' },
      { hreflang: 'bg', href: 'https://x.test/bg/shop' },
      { hreflang: 'x-default', href: 'https://x.test/shop' },
    ])
  })
})

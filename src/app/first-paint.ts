/**
 * Runs before anything is painted: colour scheme and language of whoever opens the page. What the build has
 * drawn is shown where it is what they would get, and covered until the app stands where it is not: another
 * page (a host's fallback), another language, or somebody signed in. Apart from the app's code and without imports at
 * run time, so that the page waits for a kilobyte alone.
 */
import { readCookies } from '@/lib/device/cookies'
import { languageEntry, readFirst } from '@/lib/device/first-entries'
import { pickLocale } from '@/lib/i18n/locale'
import { hasSessionCookie } from '@/lib/supabase/session-cookie'
import { applyColorScheme } from '@/shared/theme/color-scheme'

const { documentElement: html, body } = document
const { pathname, search } = window.location
const cookie = readCookies()
const { page } = html.dataset

const locale = pickLocale({
  pathname,
  stored: readFirst(languageEntry),
  cookie,
  browser: navigator.languages,
})

applyColorScheme()
if (page !== undefined) {
  const isTheirs = page === pathname && locale === html.lang && !hasSessionCookie(cookie)
  if (!isTheirs) {
    body.hidden = true
    delete html.dataset.page
  } else if (search) {
    // the app may say something else under this very address: it takes the place of what is drawn
    html.dataset.part = ''
  }
}
html.lang = locale

/** The language switch: in place without a prefix, to the same page below the new prefix with one. */
import { localizePath } from './alternates'
import { splitLocalePrefix, type Locale } from './locale'
import { changeLocale } from './setup'

interface Place {
  pathname: string
  search: string
  hash: string
  assign: (address: string) => void
}

export async function switchLocale(locale: Locale, place: Place = window.location): Promise<void> {
  await changeLocale(locale)
  if (splitLocalePrefix(place.pathname).locale === null) return
  // the router's base is fixed when it starts, so another prefix means another start
  place.assign(`${localizePath(locale, place.pathname)}${place.search}${place.hash}`)
}

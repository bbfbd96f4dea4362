/** The language of the account, spoken on every device the person signs in on. */
import { readDevice, writeDevice } from '@/lib/device/device-storage'
import { splitLocalePrefix, type Locale } from '@/lib/i18n/locale'
import { changeLocale, getCurrentLocale } from '@/lib/i18n/setup'

/**
 * Speaks the account's language when it is news to this device: after a sign-in, or when it was changed on another
 * one. A choice made here meanwhile stays where the account could not be saved; an address with a language keeps it.
 */
export async function followAccountLanguage(locale: Locale | null | undefined): Promise<void> {
  if (!locale || readDevice('account_language') === locale) return
  writeDevice('account_language', locale)
  const isInAddress = splitLocalePrefix(window.location.pathname).locale !== null
  if (!isInAddress && locale !== getCurrentLocale()) await changeLocale(locale)
}

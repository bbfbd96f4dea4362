/** Choosing the language of the interface: on this device at once, and in the account, for all other devices. */
import { toAppError } from '@/lib/errors'
import type { Locale } from '@/lib/i18n/locale'
import { changeLocale } from '@/lib/i18n/setup'
import { switchLocale } from '@/lib/i18n/switch-locale'
import { showToast } from '@/lib/toast'
import { useUpdateOwnUser } from './user-api'

export function useAccountLanguage(userId: string) {
  const { mutateAsync: update, isPending } = useUpdateOwnUser(userId, { isQuiet: true })

  /** Saves the account first: an address with a language prefix starts the app again. */
  async function save(locale: Locale): Promise<void> {
    await update({ locale })
    await switchLocale(locale)
  }

  /** Speaks the language even where the account cannot be saved, and says so. */
  async function choose(locale: Locale): Promise<void> {
    await changeLocale(locale)
    try {
      await update({ locale })
    } catch (error) {
      showToast('error', `errors:${toAppError(error).code}`)
    }
    await switchLocale(locale)
  }

  return { save, choose, isSaving: isPending }
}

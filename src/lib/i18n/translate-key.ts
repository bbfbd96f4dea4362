/** Translates keys that are data (route titles, error codes, toasts): a test checks them, not the compiler. */
import { useTranslation } from 'react-i18next'

export type Values = Record<string, string | number>
export type TranslateKey = (key: string, values?: Values) => string

/** A translate function for `namespace:path` keys; an unknown key comes back as it is. */
export function useTranslateKey(): TranslateKey {
  const { i18n } = useTranslation()
  return (key, values) => i18n.t(key, { ...values, defaultValue: key })
}

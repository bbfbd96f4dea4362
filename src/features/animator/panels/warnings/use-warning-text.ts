import { useTranslation } from 'react-i18next'
import type { Warning } from '@/features/scene/model/motion/warnings'
import { useTranslateKey } from '@/lib/i18n/translate-key'

/** The sentence of a warning, its numbers in the reader's notation. */
export function useWarningText() {
  const { i18n } = useTranslation()
  const translate = useTranslateKey()
  const formatShort = (value: number) =>
    value.toLocaleString(i18n.language, { maximumFractionDigits: 1 })
  return ({ kind, value, enough = 0 }: Warning) =>
    translate(`scene:warnings.${kind}`, { value: formatShort(value), enough: formatShort(enough) })
}

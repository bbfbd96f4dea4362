import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'

/** Shares as percent, distances as signed points, in the language of the page. */
export function useLedgerNumbers() {
  const { i18n } = useTranslation()
  const locale = formatLocale(i18n.language)
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const signed = new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  })
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return {
    formatPercent: (share: number) => percent.format(share),
    formatSigned: (points: number) => signed.format(points),
    formatPoints: (points: number) => plain.format(points),
  }
}

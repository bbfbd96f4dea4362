import { useTranslation } from 'react-i18next'
import { formatLocale } from '@/lib/dates'
import { precisions, roundToPrecision } from '../../model/figures'
import { useStoredChoice } from '@/shared/hooks/use-stored-choice'

/** Ratings as the person likes to read them: whole numbers or tenths, kept on this device. */
export function useFigures() {
  const { t } = useTranslation('stats')
  const [precision, setPrecision] = useStoredChoice('rating_precision', precisions)
  const digits = precision === 'decimal' ? 1 : 0
  const format = new Intl.NumberFormat(formatLocale(), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const exact = new Intl.NumberFormat(formatLocale(), { maximumFractionDigits: 1 })
  const tenths = new Intl.NumberFormat(formatLocale(), { minimumFractionDigits: 1 })
  return {
    precision,
    setPrecision,
    /** A dash for what is not rated. */
    show: (value: number | null | undefined) =>
      value === null || value === undefined
        ? t('tab.none')
        : format.format(roundToPrecision(value, precision)),
    /** With its tenth, whatever the toggle says. */
    showTenth: (value: number) => tenths.format(value),
    /** Without a sign: the arrow beside it has the direction. */
    size: (points: number) => exact.format(Math.abs(points)),
  }
}

import { useTranslation } from 'react-i18next'
import { formatFigure, type TestUnit } from '../../model/tests/measured-test'

interface Measured {
  unit: TestUnit
  decimals: number
}

/** Results with their unit, in the language of the page. */
export function useTestFigures() {
  const { t } = useTranslation('stats/tests')
  return {
    showValue: (value: number, { unit, decimals }: Measured) =>
      t(`value.${unit}`, { value: formatFigure(value, decimals), count: value }),
    /** How much better, as a word: "0.17 s faster". */
    showGain: (gain: number, { unit, decimals }: Measured) =>
      t(`gain.${unit}`, { value: formatFigure(gain, decimals), count: gain }),
  }
}

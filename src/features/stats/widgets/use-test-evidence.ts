import { useTranslation } from 'react-i18next'
import { useTestFigures } from '../components/tests/use-test-figures'
import { formatFigure, isTestKey, type TestUnit } from '../model/tests/measured-test'

interface PeriodTest {
  test_key: string
  unit: TestUnit
  decimals: number
  /** The first and the newest result of the period, with their days. */
  from: number
  from_on: string
  to: number
  to_on: string
}

/** What the measured tests of a period say, as facts: "30 m sprint: 5.21 → 5.04 s". */
export function useTestEvidence() {
  const { t } = useTranslation('stats/tests')
  const { showValue } = useTestFigures()
  return (tests: readonly PeriodTest[]) =>
    tests.flatMap(({ test_key: key, from, to, from_on, to_on, ...measured }) =>
      isTestKey(key)
        ? [
            {
              label: t(`names.${key}`),
              value:
                from_on === to_on
                  ? showValue(to, measured)
                  : t('evidence', {
                      from: formatFigure(from, measured.decimals),
                      to: showValue(to, measured),
                    }),
            },
          ]
        : [],
    )
}

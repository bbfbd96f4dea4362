import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import { StatusBadge } from '@/shared/ui/status-badge'
import { computeGrowth, type TestPoint } from '../../../model/tests/growth'
import type { MeasuredTest } from '../../../model/tests/measured-test'
import { useTestFigures } from '../use-test-figures'
import { TestTrend } from './test-trend'

interface TestGrowthProps {
  test: MeasuredTest
  points: readonly [TestPoint, ...TestPoint[]]
  /** For staff: where it stands in the club and year; families are told none. */
  band: { band: 'upper_quarter' | 'middle_half' | 'still_growing'; players: number } | undefined
}

/** One test: the newest result, its curve, the personal best and a word about growth. */
export function TestGrowth({ test, points, band }: TestGrowthProps) {
  const { t } = useTranslation('stats/tests')
  const { showValue, showGain } = useTestFigures()
  const { kind, newest, personalBest, gain } = computeGrowth(points, test)
  return (
    <li className={`${layout.stack1} ${layout.min}`}>
      <p className={`${layout.between} ${layout.gap2} ${layout.wrap} ${layout.plain}`}>
        <span className={layout.medium14}>{t(`names.${test.key}`)}</span>
        <b data-figures="">{showValue(newest, test)}</b>
      </p>
      <TestTrend test={test} points={points} />
      <p className={`${layout.size14} ${layout.plain}`}>
        {t(`card.growth.${kind}`, { gain: showGain(gain, test) })}
      </p>
      {newest === personalBest ? null : (
        <p className={`${layout.dim13Any} ${layout.plain}`} data-figures="">
          {t('card.best', { value: showValue(personalBest, test) })}
        </p>
      )}
      {band ? (
        <div>
          <StatusBadge tone={band.band === 'upper_quarter' ? 'green' : 'blue'}>
            {t('card.band_of', { band: t(`card.band.${band.band}`), count: band.players })}
          </StatusBadge>
        </div>
      ) : null}
    </li>
  )
}

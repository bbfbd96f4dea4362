import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import layout from '@/shared/ui/layout.module.css'
import type { TestPoint } from '../../../model/tests/growth'
import type { MeasuredTest } from '../../../model/tests/measured-test'
import styles from '../../tab/trends.module.css'
import { useTestFigures } from '../use-test-figures'

const width = 200
const height = 56
const edge = 6

/** A player's results at one test over time; a better one is higher, also where it is a shorter time. */
export function TestTrend({
  test,
  points,
}: {
  test: MeasuredTest
  points: readonly [TestPoint, ...TestPoint[]]
}) {
  const { t } = useTranslation('stats/tests')
  const { showValue } = useTestFigures()
  const [first] = points
  const last = points.at(-1) ?? first
  const values = points.map(({ best }) => best)
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  const from = Date.parse(first.on)
  const days = Date.parse(last.on) - from
  const spots = points.map(({ on, best }) => {
    const share = span > 0 ? (best - low) / span : 0.5
    const rise = test.is_lower_better ? 1 - share : share
    return {
      on,
      x: Math.round(edge + (days > 0 ? (Date.parse(on) - from) / days : 0.5) * (width - 2 * edge)),
      y: Math.round(height - edge - rise * (height - 2 * edge)),
    }
  })
  const name = t(`names.${test.key}`)
  const says =
    points.length === 1
      ? t('card.one', { test: name, value: showValue(last.best, test), date: formatDate(last.on) })
      : t('card.line', {
          test: name,
          from: showValue(first.best, test),
          fromDate: formatDate(first.on),
          to: showValue(last.best, test),
          toDate: formatDate(last.on),
        })
  return (
    <svg
      className={`${layout.full} ${layout.roundControl} ${layout.edge} ${layout.ground2} ${styles.chart}`}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={says}
    >
      <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {spots.map(({ on, x, y }) => (
        <line key={on} className={styles.dot} x1={x} x2={x} y1={y} y2={y} />
      ))}
    </svg>
  )
}

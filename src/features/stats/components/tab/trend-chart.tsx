import { useTranslation } from 'react-i18next'
import { formatDate } from '@/lib/dates'
import layout from '@/shared/ui/layout.module.css'
import type { Attribute } from '../../model/attributes'
import type { Point } from '../../model/snapshot'
import { useFigures } from '../figures/use-figures'
import styles from './trends.module.css'

interface TrendChartProps {
  attribute: Attribute
  points: readonly Point[]
  /** Milliseconds: the ends of the time axis, the same for all charts. */
  from: number
  until: number
  /** The ratings at the lower and the upper edge. */
  low: number
  high: number
}

const width = 200
const height = 56
const edge = 4

/** One small chart of many: one scale and one span of time for all. */
export function TrendChart({ attribute, points, from, until, low, high }: TrendChartProps) {
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const [first] = points
  const last = points.at(-1)
  const name = t(`attributes.${attribute}`)
  if (!first || !last) return null
  const spots = points.map(({ at, value }) => {
    const share = until > from ? (Date.parse(at) - from) / (until - from) : 1
    return {
      at,
      x: Math.round(edge + share * (width - 2 * edge)),
      y: Math.round(height - edge - ((value - low) / (high - low)) * (height - 2 * edge)),
    }
  })
  const says =
    points.length === 1
      ? t('trends.one', { attribute: name, value: show(last.value), date: formatDate(last.at) })
      : t('trends.line', {
          attribute: name,
          from: show(first.value),
          fromDate: formatDate(first.at),
          to: show(last.value),
          toDate: formatDate(last.at),
        })
  return (
    <li className={layout.min}>
      <p
        className={`${layout.flex} ${layout.gap2} ${layout.spread} ${layout.size13} ${styles.head}`}
        aria-hidden="true"
      >
        <span>{name}</span>
        <span data-figures="">
          {points.length > 1 ? `${show(first.value)} → ` : null}
          <b>{show(last.value)}</b>
        </span>
      </p>
      <svg
        className={`${layout.full} ${layout.roundControl} ${layout.edge} ${layout.ground2} ${styles.chart}`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={says}
      >
        <line className={styles.middle} x2={width} y1={height / 2} y2={height / 2} />
        <polyline points={spots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        {spots.map(({ at, x, y }) => (
          <line key={at} className={styles.dot} x1={x} x2={x} y1={y} y2={y} />
        ))}
      </svg>
    </li>
  )
}

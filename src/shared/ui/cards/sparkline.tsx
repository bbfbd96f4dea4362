import styles from './stat-card.module.css'

const width = 72
const height = 28
const edge = 3

/** A line without axes: the number beside it says the rest, so it is hidden from screen readers. */
export function Sparkline({ series }: { series: readonly number[] }) {
  if (series.length < 2) return null
  const low = Math.min(...series)
  const span = Math.max(...series) - low || 1
  const points = series.map((value, index) => {
    const x = edge + (index / (series.length - 1)) * (width - 2 * edge)
    const y = height - edge - ((value - low) / span) * (height - 2 * edge)
    return [Math.round(x * 10) / 10, Math.round(y * 10) / 10] as const
  })
  const [x, y] = points.at(-1) ?? [0, 0]
  return (
    <svg className={styles.spark} width={width} height={height} aria-hidden="true">
      <polyline points={points.map((point) => point.join()).join(' ')} />
      <circle cx={x} cy={y} r="2.5" />
    </svg>
  )
}

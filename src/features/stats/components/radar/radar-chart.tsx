import type { CSSProperties } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Attribute, Ratings } from '../../model/attributes'
import { computeOutline, computeSpot, formatSvgPoints, type Spot } from '../../model/radar'
import { useFigures } from '../figures/use-figures'
import styles from './radar-chart.module.css'

export interface RadarLine {
  key: 'coach' | 'self' | 'before'
  ratings: Ratings
}

interface RadarChartProps {
  /** One axis each, clockwise from the top. */
  axes: readonly Attribute[]
  /** The first one is filled. */
  lines: readonly RadarLine[]
}

const radius = 100
const rings = [2, 4, 6, 8, 10]
/** Where the names stand, as a rating beyond the rim. */
const nameAt = 11.2

/** In shares of the radius; the stylesheet knows how large that is. */
function toStyle({ x, y }: Spot): CSSProperties & Record<'--x' | '--y', number> {
  return { '--x': x, '--y': y }
}

/** A radar of our own: areas for the eye, the same numbers as a table for screen readers. */
export function RadarChart({ axes, lines }: RadarChartProps) {
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const drawn = lines.flatMap(({ key, ratings }) => {
    const spots = computeOutline(axes, ratings)
    return spots.length > 0 ? [{ key, ratings, points: formatSvgPoints(spots, radius) }] : []
  })
  const [main] = drawn
  if (!main) return <p className={layout.dim}>{t('radar.few')}</p>
  return (
    <figure
      className={`${layout.plain} ${layout.full} ${layout.relative} ${styles.figure}`}
      aria-label={t('radar.label')}
    >
      <div className={`${layout.relative} ${styles.chart}`} aria-hidden="true">
        <svg
          className={`${layout.full} ${layout.inside} ${styles.web}`}
          viewBox="-102 -102 204 204"
        >
          {rings.map((ring) => (
            <polygon
              key={ring}
              className={styles.ring}
              points={formatSvgPoints(
                axes.map((_, index) => computeSpot(index, axes.length, ring)),
                radius,
              )}
            />
          ))}
          {axes.map((attribute, index) => {
            const rim = computeSpot(index, axes.length, 10)
            return (
              <line
                key={attribute}
                className={styles.ring}
                x2={rim.x * radius}
                y2={rim.y * radius}
              />
            )
          })}
          {drawn.toReversed().map(({ key, points }) => (
            <polygon key={key} className={styles.area} data-line={key} points={points} />
          ))}
        </svg>
        {axes.map((attribute, index) => {
          const { x, y } = computeSpot(index, axes.length, nameAt)
          return (
            <span
              key={attribute}
              className={`${layout.inside} ${layout.dimmed} ${layout.size12} ${layout.oneLine} ${styles.name}`}
              data-side={Math.abs(x) < 0.2 ? 'middle' : x < 0 ? 'start' : 'end'}
              style={toStyle({ x, y })}
            >
              {t(`short.${attribute}`)} <b data-figures="">{show(main.ratings[attribute])}</b>
            </span>
          )
        })}
      </div>
      {drawn.length > 1 ? (
        <ul
          className={`${layout.flex} ${layout.wrap} ${layout.dimmed13} ${styles.legend}`}
          aria-hidden="true"
        >
          {drawn.map(({ key }) => (
            <li key={key} data-line={key}>
              {t(`radar.${key}`)}
            </li>
          ))}
        </ul>
      ) : null}
      <VisuallyHidden>
        <table>
          <caption>{t('radar.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.attribute')}</th>
              {drawn.map(({ key }) => (
                <th key={key} scope="col">
                  {t(`radar.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {axes.map((attribute) => (
              <tr key={attribute}>
                <th scope="row">{t(`attributes.${attribute}`)}</th>
                {drawn.map(({ key, ratings }) => (
                  <td key={key}>{show(ratings[attribute])}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}

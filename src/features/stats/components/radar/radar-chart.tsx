import type { CSSProperties } from 'react'
import { VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import layout from '@/shared/ui/layout.module.css'
import type { Attribute, Ratings } from '../../model/attributes'
import { outline, spotOf, svgPoints, type Spot } from '../../model/radar'
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
function placeOf({ x, y }: Spot): CSSProperties & Record<'--x' | '--y', number> {
  return { '--x': x, '--y': y }
}

/** A radar of our own: areas for the eye, the same numbers as a table for screen readers. */
export function RadarChart({ axes, lines }: RadarChartProps) {
  const { t } = useTranslation('stats')
  const { show } = useFigures()
  const drawn = lines.flatMap(({ key, ratings }) => {
    const spots = outline(axes, ratings)
    return spots.length > 0 ? [{ key, ratings, points: svgPoints(spots, radius) }] : []
  })
  const [main] = drawn
  if (!main) return <p className={layout.dim}>{t('radar.few')}</p>
  return (
    <figure className={styles.figure} aria-label={t('radar.label')}>
      <div className={styles.chart} aria-hidden="true">
        <svg className={styles.web} viewBox="-102 -102 204 204">
          {rings.map((ring) => (
            <polygon
              key={ring}
              className={styles.ring}
              points={svgPoints(
                axes.map((_, index) => spotOf(index, axes.length, ring)),
                radius,
              )}
            />
          ))}
          {axes.map((attribute, index) => {
            const rim = spotOf(index, axes.length, 10)
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
          const { x, y } = spotOf(index, axes.length, nameAt)
          return (
            <span
              key={attribute}
              className={styles.name}
              data-side={Math.abs(x) < 0.2 ? 'middle' : x < 0 ? 'start' : 'end'}
              style={placeOf({ x, y })}
            >
              {t(`short.${attribute}`)} <b data-figures="">{show(main.ratings[attribute])}</b>
            </span>
          )
        })}
      </div>
      {drawn.length > 1 ? (
        <ul className={styles.legend} aria-hidden="true">
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

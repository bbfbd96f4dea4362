import { scaleLinear, scalePoint } from '@visx/scale'
import { LinePath } from '@visx/shape'
import { findTop, type ChartBand, type ChartData, type SeriesLook } from '../../model/chart'
import { Axes } from './axes'
import { ChartFrame } from './chart-frame'
import { getColour, Mark } from './patterns'
import { useRoving } from './use-roving'

interface LineChartProps {
  label: string
  data: ChartData
  format: (value: number) => string
  band?: ChartBand
  /** Lower and upper edge where they are fixed, such as 1 and 10 of a rating. */
  edges?: readonly [number, number]
}

const height = 220
const top = 12
const bottom = 26
const left = 52

interface Spot {
  x: number
  y: number
}

/** Lines over time, told apart by their marks; a band where a forecast probably lies. */
export function LineChart({ label, data, format, band, edges }: LineChartProps) {
  const { labels, series } = data
  const { active, handleKey, getPointProps } = useRoving(labels.length)
  const texts = labels.map((name, index) => describePoint(name, index))
  const highest = Math.max(findTop(data, false), ...(band?.high ?? []).map((value) => value ?? 0))

  function describePoint(name: string, index: number): string {
    const known = series.flatMap(({ label: what, values }) => {
      const value = values[index]
      return value === null || value === undefined ? [] : [`${what} ${format(value)}`]
    })
    const low = band?.low[index]
    const high = band?.high[index]
    const range =
      band && typeof low === 'number' && typeof high === 'number'
        ? [`${band.label} ${format(low)}–${format(high)}`]
        : []
    return [name, ...known, ...range].join(' · ')
  }

  return (
    <ChartFrame height={height} caption={active === null ? '' : texts[active]}>
      {(width) => {
        const x = scalePoint({
          domain: labels.map((_, index) => index),
          range: [left + 12, width - 12],
        })
        const y = scaleLinear({
          domain: edges ? [...edges] : [0, highest],
          range: [height - bottom, top],
          nice: edges ? false : 4,
        })
        const toSpots = (values: readonly (number | null)[]): Spot[] =>
          values.flatMap((value, index) =>
            value === null ? [] : [{ x: x(index) ?? 0, y: y(value) }],
          )
        const edge = band ? [...toSpots(band.high), ...toSpots(band.low).toReversed()] : []
        return (
          <>
            <Axes
              {...{ width, height, left, top, bottom, format }}
              ticks={y.ticks(4).map((value) => ({ value, y: y(value) }))}
              labels={labels.map((text, index) => ({ text, x: x(index) ?? 0 }))}
            />
            {edge.length > 0 ? (
              <polygon
                points={edge.map((spot) => `${spot.x},${spot.y}`).join(' ')}
                fill="var(--surface-3)"
                stroke="var(--line-strong)"
                strokeDasharray="4 3"
              />
            ) : null}
            {series.map(({ key, look, values }) => (
              <LinePath
                key={key}
                data={toSpots(values)}
                x={getX}
                y={getY}
                stroke={getColour(look)}
                strokeWidth={2}
                strokeDasharray={dashes[look]}
              />
            ))}
            <g role="listbox" aria-label={label} onKeyDown={handleKey}>
              {labels.map((name, index) => (
                <g
                  key={`${name}-${x(index)}`}
                  {...getPointProps(index)}
                  aria-label={texts[index]}
                  style={{ outline: 'none' }}
                >
                  <rect
                    x={(x(index) ?? 0) - 11}
                    y={top}
                    width="22"
                    height={height - top - bottom}
                    fill={index === active ? 'var(--surface-3)' : 'transparent'}
                    stroke={index === active ? 'var(--focus)' : 'none'}
                    rx="4"
                  />
                  {series.map(({ key, look, values }) => {
                    const value = values[index]
                    return typeof value === 'number' ? (
                      <Mark key={key} look={look} x={x(index) ?? 0} y={y(value)} />
                    ) : null
                  })}
                </g>
              ))}
            </g>
          </>
        )
      }}
    </ChartFrame>
  )
}

const dashes: Record<SeriesLook, string | undefined> = {
  solid: undefined,
  stripes: '6 3',
  dots: '2 3',
  frame: '8 4 2 4',
}

function getX({ x }: Spot): number {
  return x
}

function getY({ y }: Spot): number {
  return y
}

import { useId } from 'react'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { findTop, type ChartData } from '../../model/chart'
import { Axes } from './axes'
import { ChartFrame } from './chart-frame'
import { getColour, getFill, Patterns } from './patterns'
import { useRoving } from './use-roving'

interface BarChartProps {
  label: string
  data: ChartData
  format: (value: number) => string
  isStacked?: boolean
}

const height = 220
const top = 10
const bottom = 26
const left = 48

/** Bars that stand side by side or on each other. */
export function BarChart({ label, data, format, isStacked = false }: BarChartProps) {
  const id = useId()
  const { labels, series } = data
  const { active, handleKey, getPointProps } = useRoving(labels.length)
  const texts = labels.map((name, index) =>
    [name, ...series.map((one) => `${one.label} ${describe(one.values[index], format)}`)].join(
      ' · ',
    ),
  )
  return (
    <ChartFrame height={height} caption={active === null ? '' : texts[active]}>
      {(width) => {
        const x = scaleBand({
          domain: labels.map((_, index) => index),
          range: [left, width],
          padding: 0.25,
        })
        const y = scaleLinear({
          domain: [0, findTop(data, isStacked)],
          range: [height - bottom, top],
          nice: 4,
        })
        const room = x.bandwidth()
        const thickness = Math.min(36, isStacked ? room : room / series.length)
        const used = isStacked ? thickness : thickness * series.length
        return (
          <>
            <Patterns id={id} />
            <Axes
              {...{ width, height, left, top, bottom, format }}
              ticks={y.ticks(4).map((value) => ({ value, y: y(value) }))}
              labels={labels.map((text, index) => ({ text, x: (x(index) ?? 0) + room / 2 }))}
            />
            <g role="listbox" aria-label={label} onKeyDown={handleKey}>
              {labels.map((name, index) => {
                const start = (x(index) ?? 0) + (room - used) / 2
                let sum = 0
                return (
                  <g
                    key={`${name}-${x(index)}`}
                    {...getPointProps(index)}
                    aria-label={texts[index]}
                    style={{ outline: 'none' }}
                  >
                    <rect
                      x={x(index)}
                      y={top}
                      width={room}
                      height={height - top - bottom}
                      fill={index === active ? 'var(--surface-3)' : 'transparent'}
                      stroke={index === active ? 'var(--focus)' : 'none'}
                      rx="4"
                    />
                    {series.map(({ key, look, values }, place) => {
                      const value = values[index] ?? 0
                      const base = isStacked ? sum : 0
                      sum += value
                      return value > 0 ? (
                        <Bar
                          key={key}
                          x={isStacked ? start : start + place * thickness}
                          y={y(base + value)}
                          width={Math.max(2, thickness - 2)}
                          height={y(base) - y(base + value)}
                          fill={getFill(look, id)}
                          stroke={getColour(look)}
                          strokeDasharray={look === 'frame' ? '3 2' : undefined}
                        />
                      ) : null
                    })}
                  </g>
                )
              })}
            </g>
          </>
        )
      }}
    </ChartFrame>
  )
}

function describe(value: number | null | undefined, format: (value: number) => string): string {
  return value === null || value === undefined ? '–' : format(value)
}

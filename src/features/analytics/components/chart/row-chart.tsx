import { useId } from 'react'
import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { findTop, type ChartData } from '../../model/chart'
import { ChartFrame } from './chart-frame'
import { getColour, getFill, Patterns } from './patterns'
import { useRoving } from './use-roving'

interface RowChartProps {
  label: string
  data: ChartData
  format: (value: number) => string
  /** The right edge where it is fixed, such as 100 of a hundred. */
  top?: number
}

const barHeight = 10
/** Of the words, in pixels and on the safe side: figures that do not fit beside a name are left to the table. */
const letterWidth = 7.5

/** Lying bars below their words, which may be long: for names, topics and fields. */
export function RowChart({ label, data, format, top }: RowChartProps) {
  const id = useId()
  const { labels, series } = data
  const { active, handleKey, getPointProps } = useRoving(labels.length)
  const rowHeight = 26 + series.length * (barHeight + 2)
  const texts = labels.map((name, index) =>
    [name, ...series.map((one) => `${one.label} ${format(one.values[index] ?? 0)}`)].join(' · '),
  )
  return (
    <ChartFrame
      height={Math.max(1, labels.length) * rowHeight + 4}
      caption={active === null ? '' : texts[active]}
    >
      {(width) => {
        const x = scaleLinear({ domain: [0, top ?? findTop(data, false)], range: [0, width - 4] })
        return (
          <>
            <Patterns id={id} />
            <g role="listbox" aria-label={label} onKeyDown={handleKey}>
              {labels.map((name, index) => {
                const y = index * rowHeight + 2
                return (
                  <g
                    key={`${name}-${y}`}
                    {...getPointProps(index)}
                    aria-label={texts[index]}
                    style={{ outline: 'none' }}
                  >
                    <rect
                      x="1"
                      y={y}
                      width={width - 2}
                      height={rowHeight - 2}
                      rx="4"
                      fill={index === active ? 'var(--surface-3)' : 'transparent'}
                      stroke={index === active ? 'var(--focus)' : 'none'}
                    />
                    {series.map(({ key, look, values }, place) => (
                      <Bar
                        key={key}
                        x={2}
                        y={y + 21 + place * (barHeight + 2)}
                        width={Math.max(0, x(values[index] ?? 0))}
                        height={barHeight}
                        fill={getFill(look, id)}
                        stroke={getColour(look)}
                        strokeDasharray={look === 'frame' ? '3 2' : undefined}
                      />
                    ))}
                  </g>
                )
              })}
            </g>
            {/* the name of each row says them with their series */}
            <g aria-hidden="true" fontSize="13" pointerEvents="none">
              {labels.map((name, index) => {
                const y = index * rowHeight + 17
                const values = series.map((one) => format(one.values[index] ?? 0)).join(' / ')
                const isRoomy = (name.length + values.length + 2) * letterWidth <= width
                return (
                  <g key={`${name}-${y}`}>
                    <text x="2" y={y} fill="var(--text)">
                      {name}
                    </text>
                    {isRoomy && series.length < 3 ? (
                      <text x={width - 2} y={y} textAnchor="end" fill="var(--text-dim)">
                        {values}
                      </text>
                    ) : null}
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

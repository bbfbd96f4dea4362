import { useId } from 'react'
import layout from '@/shared/ui/layout.module.css'
import type { ChartSeries } from '../../model/chart'
import { getColour, getFill, Mark, Patterns } from './patterns'

interface LegendProps {
  series: readonly ChartSeries[]
  isLine?: boolean
}

/** Which look is which series; of one series the title says enough. */
export function Legend({ series, isLine = false }: LegendProps) {
  const id = useId()
  if (series.length < 2) return null
  return (
    <ul className={`${layout.list} ${layout.rowWide} ${layout.dim13}`}>
      {series.map(({ key, label, look }) => (
        <li key={key} className={layout.inline1}>
          <svg width="16" height="14" aria-hidden="true">
            {isLine ? (
              <Mark look={look} x={8} y={7} />
            ) : (
              <>
                <Patterns id={id} />
                <rect
                  x="1"
                  y="1"
                  width="14"
                  height="12"
                  fill={getFill(look, id)}
                  stroke={getColour(look)}
                />
              </>
            )}
          </svg>
          {label}
        </li>
      ))}
    </ul>
  )
}

import type { ReactNode } from 'react'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import layout from '@/shared/ui/layout.module.css'
import { Sparkline } from './sparkline'
import styles from './stat-card.module.css'

interface Trend {
  direction: 'up' | 'down' | 'flat'
  /** For example "+12 % since last month". */
  text: string
  /** Only where good is unambiguous; neutral otherwise. */
  isGood?: boolean
}

interface StatCardProps {
  label: ReactNode
  value: ReactNode
  trend?: Trend
  /** Oldest first; drawn as a sparkline. */
  series?: readonly number[]
  /** Where the number leads. */
  to?: string
  /** What the number says, in small words. */
  hint?: ReactNode
}

const arrows = { up: IconArrowUpRight, down: IconArrowDownRight, flat: IconArrowRight }

/** One number that can always be read, with its trend. */
export function StatCard({ label, value, trend, series, to, hint }: StatCardProps) {
  const Arrow = trend ? arrows[trend.direction] : null
  return (
    <div
      className={`${layout.stack1} ${layout.relative} ${layout.roundCard} ${layout.edge} ${styles.card}`}
    >
      <p className={`${layout.dimmed} ${layout.dimmed13} ${styles.label}`}>
        {to ? (
          <Link to={to} className={`${layout.quietLink} ${styles.link}`}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
      <div className={`${layout.spread} ${styles.line}`}>
        <p className={`${layout.bold} ${styles.value}`} data-figures="">
          {value}
        </p>
        {series ? <Sparkline series={series} /> : null}
      </div>
      {trend && Arrow ? (
        <p
          className={`${layout.gap1} ${layout.top} ${layout.dimmed13} ${styles.trend}`}
          data-good={trend.isGood}
        >
          <Arrow size={16} stroke={1.75} aria-hidden="true" />
          {trend.text}
        </p>
      ) : null}
      {hint ? <p className={layout.dim13Any}>{hint}</p> : null}
    </div>
  )
}

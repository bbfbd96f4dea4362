import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { describeTrend } from '../conflict-row'
import layout from '@/shared/ui/layout.module.css'
import styles from './trend-choice.module.css'

interface TrendChoiceProps {
  /** Whose: the group's spoken name. */
  label: string
  value: number | null
  /** 0 when the keyboard may stop here, else -1. */
  tabIndex: number
  onChange: (trend: number | null) => void
}

const trends = [1, 0, -1] as const
const icons = { up: IconArrowUpRight, level: IconArrowRight, down: IconArrowDownRight }

/** Up, level or down, one tap each; the same tap again takes it back. */
export function TrendChoice({ label, value, tabIndex, onChange }: TrendChoiceProps) {
  const { t } = useTranslation('attendance')
  return (
    <div role="group" aria-label={label} className={`${layout.inline} ${layout.gapTight}`}>
      {trends.map((trend) => {
        const name = describeTrend(trend)
        const Icon = icons[name]
        return (
          <button
            key={trend}
            type="button"
            className={`${layout.roundControl} ${layout.pointer} ${layout.dimmed} ${styles.option}`}
            data-trend={name}
            tabIndex={tabIndex}
            aria-pressed={value === trend}
            aria-label={t(`review.trend.${name}`)}
            title={t(`review.trend.${name}`)}
            onClick={() => onChange(value === trend ? null : trend)}
          >
            <Icon size={20} stroke={1.75} aria-hidden="true" />
          </button>
        )
      })}
    </div>
  )
}

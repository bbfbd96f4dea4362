import { useState } from 'react'
import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { attributes } from '../../model/attributes'
import { periods, periodSchema, computePeriodStart } from '../../model/period'
import { listPoints, computeScale, type View } from '../../model/snapshot'
import { TrendChart } from './trend-chart'
import styles from './trends.module.css'

/** Every attribute over time, as many small charts of one scale. */
export function TrendsCard({ view }: { view: View }) {
  const { t } = useTranslation('stats')
  const [{ period }, patch] = useUrlState(periodSchema)
  const [today] = useState(() => new Date())
  const start = computePeriodStart(period, today)
  const charts = attributes.flatMap((attribute) => {
    const points = listPoints(view, attribute, start)
    return points.length > 0 ? [{ attribute, points }] : []
  })
  const times = charts.flatMap(({ points }) => points.map(({ at }) => Date.parse(at)))
  const scale = computeScale(charts.flatMap(({ points }) => points.map(({ value }) => value)))
  return (
    <SectionCard
      title={t('trends.title')}
      description={t('trends.text')}
      actions={
        <SegmentedControl
          aria-label={t('trends.period')}
          data={periods.map((value) => ({ value, label: t(`trends.periods.${value}`) }))}
          value={period}
          onChange={(value) => patch({ period: periods.find((one) => one === value) ?? '6m' })}
        />
      }
    >
      {charts.length === 0 ? <p className={layout.dim}>{t('trends.none')}</p> : null}
      <ul
        className={`${layout.listGrid} ${layout.gap4} ${styles.grid}`}
        aria-label={t('trends.title')}
      >
        {charts.map(({ attribute, points }) => (
          <TrendChart
            key={attribute}
            attribute={attribute}
            points={points}
            from={Math.min(...times)}
            until={Math.max(...times)}
            {...scale}
          />
        ))}
      </ul>
    </SectionCard>
  )
}

import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useSeasonMinutes } from '../../api/season-plans'
import { listGaps, sumTopicMinutes } from '../../model/topic-minutes'
import { getSpan, spans, type MinutesSpan } from '../../model/minutes-span'
import type { SeasonPlan } from '../../model/season-edit'
import { TopicTable } from './topic-table'
import styles from './minutes.module.css'

interface SeasonMinutesProps {
  plan: SeasonPlan
  /** Monday of the week that is open: its block is counted. */
  open: string
  today: string
  span: MinutesSpan
  onSpan: (span: MinutesSpan) => void
}

const gapsShown = 4

/** Planned against delivered: per topic, and in words where a block falls short. */
export function SeasonMinutes({ plan, open, today, span, onSpan }: SeasonMinutesProps) {
  const { t } = useTranslation(['season', 'exercises'])
  const { data } = useSeasonMinutes(plan.id)
  const { period, block } = getSpan(span, plan, open, today)
  const topics = sumTopicMinutes(data, period)
  const gaps = listGaps(topics)
  return (
    <SectionCard
      title={t('season.minutes')}
      description={block && span === 'block' ? block.title : t('season.minutes_hint')}
      actions={
        <SegmentedControl
          aria-label={t('season.span')}
          data={spans.map((value) => ({ value, label: t(`season.spans.${value}`) }))}
          value={span}
          onChange={(value) => {
            const next = spans.find((one) => one === value)
            if (next) onSpan(next)
          }}
        />
      }
    >
      {topics.length === 0 ? (
        <p className={layout.dim14}>{t('season.no_minutes')}</p>
      ) : (
        <>
          {gaps.length > 0 ? (
            <ul
              className={`${layout.stack1} ${layout.amber} ${layout.roundControl} ${layout.size14} ${styles.gaps}`}
              aria-label={t('season.gaps')}
            >
              {gaps.slice(0, gapsShown).map(({ topic, target, planned }) => (
                <li key={topic}>
                  {t('season.gap', { topic: t(`exercises:topics.${topic}`), planned, target })}
                </li>
              ))}
            </ul>
          ) : (
            <p className={layout.dim14}>{t('season.no_gap')}</p>
          )}
          <TopicTable topics={topics} />
        </>
      )}
    </SectionCard>
  )
}

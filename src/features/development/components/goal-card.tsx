import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isAttribute } from '@/features/stats/model/attributes'
import layout from '@/shared/ui/layout.module.css'
import type { Goal } from '../api/plans'
import type { Exposure } from '../model/exposure'
import { ExposureBar } from './exposure-bar'

interface GoalCardProps {
  goal: Goal
  exposure: Exposure | undefined
  children?: ReactNode
}

/** One goal in the child's words: what to see when it works, what trains it, and what was trained. */
export function GoalCard({ goal, exposure, children }: GoalCardProps) {
  const { t } = useTranslation(['development', 'exercises', 'stats'])
  const { attribute_key: key } = goal
  const minutes = exposure?.goals.find(({ position }) => position === goal.position)
  const most = Math.max(1, ...(exposure?.goals.map((one) => one.direct + one.indirect) ?? []))
  return (
    <li className={`${layout.stack2} ${layout.card}`}>
      <div className={layout.stack1}>
        <h3 className={`${layout.text16} ${layout.breakable}`} style={flush}>
          {goal.words}
        </h3>
        {key !== null && isAttribute(key) ? (
          <p className={layout.dim13} style={flush}>
            {t('goal.from', { attribute: t(`stats:attributes.${key}`) })}
          </p>
        ) : null}
      </div>
      <p className={`${layout.size14} ${layout.breakable}`} style={flush}>
        <span className={layout.medium}>{t('goal.signs')}</span> {goal.signs}
      </p>
      <p className={layout.dim13} style={flush}>
        {t('goal.topic', { topic: t(`exercises:topics.${goal.topic}`) })}
        {goal.side_topics.length > 0
          ? ` · ${t('goal.side', {
              topics: goal.side_topics.map((topic) => t(`exercises:topics.${topic}`)).join(', '),
            })}`
          : null}
      </p>
      {minutes ? <ExposureBar minutes={minutes} most={most} /> : null}
      {children}
    </li>
  )
}

const flush = { margin: 0 }

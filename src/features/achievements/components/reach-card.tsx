import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useReach } from '../api/achievements'
import type { AchievementRule } from '../model/achievement'

interface ReachCardProps {
  rule: AchievementRule
  /** As stored; null: nothing to count. */
  threshold: number | null
}

/** "Who would have it now": how many players of each school, without a name. */
export function ReachCard({ rule, threshold }: ReachCardProps) {
  const { t } = useTranslation('achievements')
  return (
    <SectionCard title={t('reach.title')}>
      {threshold === null ? (
        <p className={layout.dim14}>{t('reach.by_hand')}</p>
      ) : (
        <ReachList rule={rule} threshold={threshold} />
      )}
    </SectionCard>
  )
}

function ReachList({ rule, threshold }: { rule: AchievementRule; threshold: number }) {
  const { t } = useTranslation('achievements')
  const { data, error, refetch } = useReach(rule, threshold)
  if (error) return <InlineError error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={2} />
  const reached = data.reduce((sum, school) => sum + school.reached, 0)
  const players = data.reduce((sum, school) => sum + school.players, 0)
  return (
    <div className={layout.stack2}>
      <p className={layout.medium} style={flush}>
        {t('reach.of', { count: players, reached })}
      </p>
      <ul className={layout.list} aria-label={t('reach.title')}>
        {data.map((school) => (
          <li key={school.school_id} className={layout.between3} style={line}>
            <span className={`${layout.min} ${layout.breakable}`}>{school.school_name}</span>
            <span className={layout.dim13Figures}>
              {t('reach.count', { count: school.players, reached: school.reached })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const flush = { margin: 0 }
const line = { paddingBlock: 'var(--space-1)' }

import { useTranslation } from 'react-i18next'
import { getToday } from '@/lib/time/calendar-date'
import { SectionCard } from '@/shared/ui/cards/section-card'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import type { CatalogueAchievement } from '../../api/achievements'
import { useAwardProgress, type Award } from '../../api/awards'
import { findNextBadges } from '../../model/next-badge'
import { toCount } from '../../model/achievement'
import { Badge } from '../../widgets/badge'
import { useAchievementText } from '../use-achievement-text'

interface NextBadgesProps {
  playerId: string
  awards: readonly Award[]
  catalogue: readonly CatalogueAchievement[]
}

/** What the player can earn next by itself, the nearest first. */
export function NextBadges({ playerId, awards, catalogue }: NextBadgesProps) {
  const { t } = useTranslation('achievements')
  const { formatRule } = useAchievementText()
  const { data: progress, error, refetch } = useAwardProgress(playerId)
  const today = getToday()
  // won in an earlier season can be won again
  const won = new Set(
    awards
      .filter(({ season }) => season === null || season.ends_on >= today)
      .map(({ achievement_id }) => achievement_id),
  )
  return (
    <SectionCard title={t('cabinet.next')} description={t('cabinet.next_why')}>
      {error && !progress ? <InlineError error={error} onRetry={() => void refetch()} /> : null}
      {!progress && !error ? <ListSkeleton rows={4} /> : null}
      {progress ? (
        <ul className={layout.list} aria-label={t('cabinet.next')} style={rows}>
          {findNextBadges(catalogue, progress, won).map(({ achievement, reached, threshold }) => {
            const values = {
              reached: toCount(achievement.rule, reached),
              count: toCount(achievement.rule, threshold),
            }
            return (
              <li key={achievement.id} className={layout.row2}>
                <Badge badge={achievement} size={44} isOpen />
                <div className={`${layout.stack1} ${layout.min} ${layout.grow}`}>
                  <div className={layout.between3}>
                    <p className={layout.name} style={flush}>
                      {achievement.title}
                    </p>
                    <span className={layout.dim13Figures}>{t('cabinet.of', values)}</span>
                  </div>
                  <progress
                    value={reached}
                    max={threshold}
                    aria-label={achievement.title}
                    style={bar}
                  />
                  <p className={layout.dim13} style={flush}>
                    {formatRule(achievement.rule, threshold)}
                  </p>
                </div>
              </li>
            )
          })}
        </ul>
      ) : null}
    </SectionCard>
  )
}

const bar = { inlineSize: '100%', blockSize: 6, accentColor: 'var(--accent-text)' }
const flush = { margin: 0 }
const rows = { display: 'grid', gap: 'var(--space-3)' }

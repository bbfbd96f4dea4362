import { useTranslation } from 'react-i18next'
import type { Player } from '@/features/people/api/players/players'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import layout from '@/shared/ui/layout.module.css'
import { useRatingRights } from '../../api/rating-rights'
import { groupNames, statGroups } from '../../model/attributes'
import { isRated } from '../../model/snapshot'
import { AttributeTable } from './attribute-table'
import { MentalCard } from './mental-card'
import { TestsCard } from '../tests/player/tests-card'
import { ProgressCard } from './progress-card'
import { RadarCard } from './radar-card'
import styles from './stats-tab.module.css'
import { SummaryCard } from './summary-card'
import { TabActions } from './tab-actions'
import { TrendsCard } from './trends-card'
import { UpdatesCard } from './updates-card'
import { useDevelopment } from './use-development'

/** A player's development as far as the person may see it (spec section 3, "Player stats"). */
export function StatsTab({ player }: { player: Player }) {
  const { t } = useTranslation('stats')
  const rights = useRatingRights(player)
  const development = useDevelopment(player.id, rights.isFamily)
  const { isReady, error, refetch, coach, self, isMentalOpen, updates } = development
  if (error && !isReady) return <InlineError error={error} onRetry={refetch} />
  if (!isReady || !rights.isKnown) return <ListSkeleton rows={6} />

  const actions = <TabActions player={player} development={development} rights={rights} />
  const audience = rights.isFamily ? 'family' : rights.isCoach ? 'coach' : 'owner'
  const hasCoach = isRated(coach)
  const hasAny = hasCoach || isRated(self)
  const isMentalShown =
    isMentalOpen &&
    (audience === 'coach' ||
      statGroups.mental.some((one) => coach.now[one] !== undefined || self.now[one] !== undefined))
  const groups = groupNames.filter((group) => group !== 'mental' || isMentalShown)
  return (
    <div className={styles.tab}>
      {hasCoach ? (
        <SummaryCard development={development} isFamily={rights.isFamily} actions={actions} />
      ) : (
        <EmptyState
          title={t(`tab.empty_${audience}`)}
          text={t(hasAny && rights.isFamily ? 'tab.only_self' : `tab.empty_${audience}_text`)}
          action={<div className={`${layout.wrap2} ${layout.justifyCenter}`}>{actions}</div>}
        />
      )}
      {hasAny ? (
        <div className={`${layout.grid} ${layout.gap4} ${layout.top} ${styles.columns}`}>
          <div className={styles.stack}>
            {groups.map((group) => (
              <AttributeTable key={group} group={group} coach={coach} self={self} />
            ))}
            {isMentalShown ? null : <MentalCard development={development} audience={audience} />}
          </div>
          <div className={styles.stack}>
            <RadarCard coach={coach} self={self} />
            <ProgressCard playerId={player.id} />
          </div>
        </div>
      ) : null}
      {hasCoach ? <TrendsCard view={coach} /> : null}
      <TestsCard
        playerId={player.id}
        hasBands={rights.isCoach || rights.isOwner}
        isFamily={rights.isFamily}
        teamId={rights.isCoach ? rights.teamId : undefined}
      />
      <div className={`${layout.grid} ${layout.gap4} ${layout.top} ${styles.columns}`}>
        {updates.length > 0 ? (
          <UpdatesCard development={development} isFamily={rights.isFamily} />
        ) : null}
      </div>
    </div>
  )
}

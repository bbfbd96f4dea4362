import { useTranslation } from 'react-i18next'
import { useSelfAsPlayer } from '@/features/attendance/api/family/children'
import { useSession } from '@/features/session/api/session-store'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { usePlayerCockpit } from '../api/cockpits'
import { CockpitFrame } from '../components/cockpit-frame'
import { PlayerCharts, PlayerStats } from '../components/player/player-cards'
import { cockpitSchema } from '../model/cockpit-filter'

/** A player's own numbers: nobody else's, no rank. */
export function PlayerAnalyticsPage() {
  const session = useSession()
  return session ? (
    <QueryBoundary>
      <OwnAnalytics userId={session.user.id} />
    </QueryBoundary>
  ) : null
}

function OwnAnalytics({ userId }: { userId: string }) {
  const { t } = useTranslation('analytics')
  const [self] = useSelfAsPlayer(userId)
  if (self) return <PlayerAnalytics playerId={self.id} />
  return (
    <>
      <PageHeader title={t('pages.player')} />
      <EmptyState
        picture="people"
        title={t('player.not_linked')}
        text={t('player.not_linked_text')}
      />
    </>
  )
}

function PlayerAnalytics({ playerId }: { playerId: string }) {
  const { t } = useTranslation('analytics')
  const [place, patch] = useUrlState(cockpitSchema)
  const query = usePlayerCockpit(playerId, place.period)
  return (
    <CockpitFrame
      title={t('pages.player')}
      period={place.period}
      onPeriod={(period) => patch({ period })}
      query={query}
      stats={(cockpit) => <PlayerStats cockpit={cockpit} />}
    >
      {(cockpit) => <PlayerCharts cockpit={cockpit} />}
    </CockpitFrame>
  )
}

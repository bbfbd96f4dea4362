import { useTranslation } from 'react-i18next'
import { useUrlState } from '@/shared/hooks/use-url-state'
import { usePlatformCockpit } from '../api/cockpits'
import { HealthCard, PlatformCharts, PlatformStats } from '../components/admin/platform-cards'
import { CockpitFrame } from '../components/cockpit-frame'
import { cockpitSchema } from '../model/cockpit-filter'

/** How the platform is used, and which schools may need a call. */
export function AdminAnalyticsPage() {
  const { t } = useTranslation('analytics')
  const [place, patch] = useUrlState(cockpitSchema)
  const query = usePlatformCockpit(place.period)
  return (
    <CockpitFrame
      title={t('pages.admin')}
      period={place.period}
      onPeriod={(period) => patch({ period })}
      query={query}
      stats={(cockpit) => <PlatformStats cockpit={cockpit} />}
    >
      {(cockpit) => (
        <>
          <PlatformCharts cockpit={cockpit} />
          <HealthCard schools={cockpit.schools} />
        </>
      )}
    </CockpitFrame>
  )
}

import { useTranslation } from 'react-i18next'
import { SharedProgress } from '@/features/stats/widgets/shared-progress'
import { href, paths } from '@/lib/router/paths'
import { DashboardCard } from '@/shared/ui/cards/dashboard-card'
import type { Child } from '@/features/attendance/model/family/children'
import { ChildName } from './child-name'

/** How each child comes on, as the coach has shared it. */
export function ProgressCard({ family }: { family: readonly Child[] }) {
  const { t } = useTranslation('dashboards')
  const [child] = family.length === 1 ? family : []
  return (
    <DashboardCard
      title={t('progress.title')}
      more={
        child && {
          to: href(paths.players.details, { id: child.id }),
          label: t('progress.open'),
        }
      }
    >
      <SharedProgress
        players={family.map(({ id }) => ({
          id,
          head: <ChildName id={id} family={family} isLink />,
        }))}
      />
    </DashboardCard>
  )
}

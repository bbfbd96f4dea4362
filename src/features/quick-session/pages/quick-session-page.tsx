import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { QuickSession } from '../components/quick-session'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'

/** From Sunday evening to a saved session: the next training is there, finished, when the page opens. */
export function QuickSessionPage() {
  const { t } = useTranslation(['quick-session', 'training'])
  const { teams, isStaff } = useTrainingAccess()
  const back = { to: paths.trainings.mine, label: t('training:details.back') }
  return (
    <>
      <PageHeader title={t('quick.title')} back={back} />
      {isStaff && teams.length > 0 ? (
        <QueryBoundary>
          <QuickSession teams={teams} />
        </QueryBoundary>
      ) : (
        <EmptyState
          title={t('quick.no_team_title')}
          text={t('quick.no_team_text')}
          picture="people"
          action={
            <LinkButton
              kind="secondary"
              to={back.to}
              icon={<IconCalendar size={18} stroke={1.75} />}
            >
              {back.label}
            </LinkButton>
          }
        />
      )}
    </>
  )
}

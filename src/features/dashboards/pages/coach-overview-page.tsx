import { IconBallFootball, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { TreasuryLink } from '@/features/fees/widgets/treasury-link'
import { LinkQuestions } from '@/features/people/widgets/link-questions'
import { useSession } from '@/features/session/api/session-store'
import { QuickSessionAction } from '@/features/quick-session/widgets/quick-session-action'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DashboardPage } from '@/shared/ui/patterns/dashboard-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { CoachDays } from '../components/coach/coach-days'
import { Greeting, TodayLine } from '../components/overview-heading'
import { useNow } from '@/lib/time/use-now'
import styles from './coach-overview-page.module.css'

/** Where a coach lands: the next session first, then the coming days and matches. */
export function CoachOverviewPage() {
  const { t } = useTranslation('dashboards')
  const session = useSession()
  const now = useNow()
  if (!session) return null
  return (
    <DashboardPage
      title={<Greeting />}
      description={<TodayLine />}
      today={<LinkQuestions />}
      actions={
        <>
          <span className={styles.wideOnly}>
            <LinkButton
              kind="secondary"
              to={paths.exercises.library}
              icon={<IconBallFootball size={18} stroke={1.75} />}
            >
              {t('coach.library')}
            </LinkButton>
          </span>
          <LinkButton
            kind="secondary"
            to={paths.trainings.create}
            icon={<IconPlus size={18} stroke={1.75} />}
          >
            {t('coach.plan')}
          </LinkButton>
          <TreasuryLink label={t('coach.fees')} />
          <QuickSessionAction />
        </>
      }
    >
      <QueryBoundary>
        <CoachDays userId={session.user.id} now={now} />
      </QueryBoundary>
    </DashboardPage>
  )
}

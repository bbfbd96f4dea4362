import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { useSession } from '@/features/session/api/session-store'
import { RemindMissing } from '@/features/teams/widgets/remind-missing'
import { href, paths } from '@/lib/router/paths'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { InlineError } from '@/shared/ui/states/inline-error'
import { ListSkeleton } from '@/shared/ui/states/skeletons'
import { countMinutesBetween } from '@/lib/time/interval'
import { addDays } from '@/lib/time/calendar-date'
import { toWallClock } from '@/lib/time/wall-clock'
import { useAttendanceSheetQuery, type NewestSheet } from '../api/attendance'
import { useOutbox } from '../api/attendance-outbox'
import { Afterwards } from '../components/review/afterwards'
import { AttendanceList } from '../components/list/attendance-list'
import { SaveProblems } from '../components/save-problems'
import { useNow } from '@/lib/time/use-now'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import { listPlayers } from '../model/attendance-sheet'
import { TeamAttendance } from '../widgets/team-attendance'

/** The list of a training and, after it, how it was; works without a connection. */
export function TrainingAttendancePage() {
  const { trainingId = '' } = useParams()
  const { t } = useTranslation('attendance')
  const session = useSession()
  const userId = session?.user.id ?? ''
  const { data, error, refetch } = useAttendanceSheetQuery(userId, trainingId)
  const text = useTrainingText()
  const training = data?.evening.training

  return (
    <DetailsPage
      title={t('attendance.title')}
      back={{
        to: href(paths.trainings.details, { trainingId }),
        label: training ? text.title(training) : t('attendance.back'),
      }}
      description={training ? text.when(training) : null}
      tabs={data?.evening.access === 'open' ? createTabs(data, userId, t) : []}
    >
      {data ? null : error ? (
        <InlineError error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={10} />
      )}
      {data && data.evening.access !== 'open' ? <Closed access={data.evening.access} /> : null}
    </DetailsPage>
  )
}

type Translate = ReturnType<typeof useTranslation<'attendance'>>['t']

function createTabs(newest: NewestSheet, userId: string, t: Translate) {
  return [
    {
      key: 'list',
      label: t('attendance.tabs.list'),
      content: <SheetTab newest={newest} userId={userId} part="list" />,
    },
    {
      key: 'afterwards',
      label: t('attendance.tabs.afterwards'),
      content: <SheetTab newest={newest} userId={userId} part="afterwards" />,
    },
    {
      key: 'team',
      label: t('attendance.tabs.team'),
      content: <TeamTab training={newest.evening.training} />,
    },
  ]
}

/** How often each player came in the half year up to this training. */
function TeamTab({ training }: { training: NewestSheet['evening']['training'] }) {
  const from = addDays(training.starts_at.slice(0, 10), -182)
  return <TeamAttendance teamId={training.team_id} from={`${from}T00:00:00Z`} />
}

interface SheetTabProps {
  newest: NewestSheet
  userId: string
  part: 'list' | 'afterwards'
}

function SheetTab({ newest: { evening, isKept }, userId, part }: SheetTabProps) {
  const { t } = useTranslation('attendance')
  const now = useNow()
  const { training } = evening
  const { runner, ...state } = useOutbox(userId, training.id)
  const zone = training.team.school.time_zone
  const saving = { runner, state, zone }
  return (
    <>
      <SaveProblems {...saving} evening={evening} isOld={isKept} />
      {part === 'list' && Date.parse(training.starts_at) > now ? (
        <RemindMissing event={{ kind: 'training', id: training.id }} zone={zone} now={now} />
      ) : null}
      {part === 'list' ? (
        <AttendanceList
          {...saving}
          players={listPlayers(evening, state.box)}
          length={countMinutesBetween(training.starts_at, training.ends_at)}
        />
      ) : Date.parse(training.starts_at) > now ? (
        <EmptyState
          title={t('review.too_early', { time: toWallClock(training.starts_at, zone).time })}
          text={t('review.too_early_text')}
        />
      ) : (
        <Afterwards {...saving} evening={evening} />
      )}
    </>
  )
}

function Closed({ access }: { access: 'too_early' | 'cancelled' | 'not_staff' }) {
  const { t } = useTranslation('attendance')
  return (
    <EmptyState
      title={t(`attendance.closed.${access}`)}
      text={t(`attendance.closed.${access}_text`)}
    />
  )
}

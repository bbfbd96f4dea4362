import { formatFullName } from '@/lib/person'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useNow } from '@/lib/time/use-now'
import { href, paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useSession } from '@/features/session/api/session-store'
import layout from '@/shared/ui/layout.module.css'
import { useTraining, type Training } from '@/features/planner/api/trainings'
import { AttendanceCard } from '@/features/attendance/widgets/attendance-card'
import { WhoComesCard } from '@/features/attendance/widgets/who-comes-card'
import { TrainingCheck } from '@/features/planner/widgets/check/training-check'
import { FamilyTraining } from '../components/family/family-training'
import { LastKnownNote } from '../components/last-known-note'
import { TrainingActions } from '../components/training-actions'
import { ChangeNote } from '@/features/series/widgets/change/change-note'
import { ChangeReceipts } from '@/features/teams/widgets/change/change-receipts'
import styles from '../components/training-details.module.css'
import { TrainingPhases } from '../components/training-phases'
import { TrainingPrint } from '../components/training-print'
import { TrainingStatusBadge } from '../components/training-status'
import { TrainingSummary } from '../components/training-summary'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import { toTrainingView } from '@/features/planner/model/training-view'
import { useCalendarFile } from '../widgets/use-calendar-file'

/** One session: the plan first, as a coach needs it on the pitch; who comes and what the check says beside it. */
export function TrainingDetailsPage() {
  const { trainingId = '' } = useParams()
  const { t, i18n } = useTranslation('training')
  const { data: training } = useTraining(trainingId)
  const { isFamily, mayWrite } = useTrainingAccess()
  const text = useTrainingText()
  const saveCalendarFile = useCalendarFile()
  const session = useSession()
  const now = useNow()
  const view = toTrainingView(training, i18n.language)
  const hasPlan = view.phases.length > 0
  const isWriter = mayWrite(training.team_id)
  const { author, notes } = training
  if (isFamily && session) return <FamilyTraining training={training} userId={session.user.id} />

  return (
    <DetailsPage
      title={text.title(training)}
      back={{
        to: paths.trainings.mine,
        label: t('details.back'),
      }}
      description={
        <div className={layout.stack2}>
          <div className={`${layout.rowWide} ${styles.badges}`}>
            <TrainingStatusBadge training={training} />
            {training.status === 'cancelled' ? <p>{t('details.cancelled')}</p> : null}
          </div>
          <ChangeNote training={training} />
          {isWriter ? (
            <ChangeReceipts
              event={{ kind: 'training', id: trainingId }}
              zone={training.team.school.time_zone}
              now={now}
            />
          ) : null}
          {training.objective ? (
            <p
              className={`${layout.text16} ${layout.plain} ${layout.pretty} ${layout.ink} ${styles.objective}`}
            >
              {training.objective}
            </p>
          ) : null}
        </div>
      }
      facts={[
        { label: t('details.facts.team'), value: training.team.name },
        {
          label: t('details.facts.when'),
          value: `${text.day(training, 'day_long')}, ${text.clock(training)}`,
        },
        { label: t('details.facts.place'), value: training.place ?? t('details.no_place') },
        ...(author
          ? [
              {
                label: t('details.facts.coach'),
                value: formatFullName(author),
              },
            ]
          : []),
      ]}
      actions={
        <TrainingActions
          training={training}
          isWriter={isWriter}
          hasPlan={hasPlan}
          onCalendarFile={() =>
            saveCalendarFile(training.team.name, training.starts_at.slice(0, 10), [training])
          }
        />
      }
      rail={
        <>
          <AttendanceCard training={training} />
          {isWriter ? <WhoComesCard training={training} /> : null}
          {isWriter && session && hasPlan && training.status === 'planned' ? (
            <TrainingCheck training={training} view={view} userId={session.user.id} />
          ) : null}
          {hasPlan || notes ? <TrainingSummary view={view} notes={notes} /> : null}
        </>
      }
    >
      <LastKnownNote trainingId={trainingId} />
      {hasPlan ? (
        <TrainingPhases phases={view.phases} hasLinks />
      ) : (
        <NoBlocks training={training} isWriter={isWriter} />
      )}
      <TrainingPrint training={training} isFamily={false} />
    </DetailsPage>
  )
}

function NoBlocks({ training, isWriter }: { training: Training; isWriter: boolean }) {
  const { t } = useTranslation('training')
  return (
    <EmptyState
      title={t('details.no_blocks')}
      text={isWriter ? t('details.no_blocks_text') : t('details.no_blocks_family')}
      action={
        isWriter ? (
          <LinkButton
            to={href(paths.trainings.edit, { trainingId: training.id })}
            icon={<IconPlus size={18} stroke={1.75} />}
          >
            {t('details.add_blocks')}
          </LinkButton>
        ) : null
      }
    />
  )
}

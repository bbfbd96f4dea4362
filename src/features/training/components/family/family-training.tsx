import { IconCalendarDown, IconPrinter } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AnswerCard } from '@/features/attendance/widgets/answer-card'
import type { Training } from '@/features/planner/api/trainings'
import { toTrainingView } from '@/features/planner/model/training-view'
import { ChangeNote } from '@/features/series/widgets/change/change-note'
import { ChangesToSee } from '@/features/teams/widgets/change/changes-to-see'
import { useTrainingText } from '@/features/teams/widgets/use-training-text'
import { href, paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { useCalendarFile } from '../../widgets/use-calendar-file'
import { LastKnownNote } from '../last-known-note'
import { TrainingPhases } from '../training-phases'
import { TrainingPrint } from '../training-print'
import { TrainingStatusBadge } from '../training-status'
import { MeetingPlace } from './meeting-place'
import { SessionCoaches } from './session-coaches'

interface FamilyTrainingProps {
  training: Training
  userId: string
}

/**
 * One session as a family needs it on a phone: who comes first, then where, what to bring and whom to ask;
 * what is trained and the paper at the end. What to carry and the minutes of the plan are the coach's.
 */
export function FamilyTraining({ training, userId }: FamilyTrainingProps) {
  const { t, i18n } = useTranslation('training')
  const text = useTrainingText()
  const saveCalendarFile = useCalendarFile()
  const { phases } = toTrainingView(training, i18n.language)
  const when = [text.day(training, 'day_long'), text.clock(training)].join(', ')
  const isCancelled = training.status === 'cancelled'
  const icon = { size: 18, stroke: 1.75 }
  return (
    <DetailsPage
      title={text.title(training)}
      back={{ to: paths.trainings.mine, label: t('list.family_title') }}
      description={
        <div className={layout.stack2}>
          <p className={layout.medium}>
            {training.team.name} · {when}
          </p>
          {isCancelled ? (
            <div className={layout.row2}>
              <TrainingStatusBadge training={training} />
              <span>{t('details.cancelled')}</span>
            </div>
          ) : null}
          <ChangeNote training={training} />
        </div>
      }
    >
      <LastKnownNote trainingId={training.id} />
      <ChangesToSee event={{ kind: 'training', id: training.id }} />
      <AnswerCard training={training} />
      <QueryBoundary>
        <MeetingPlace training={training} />
      </QueryBoundary>
      {training.notes ? (
        <SectionCard title={t('family.know')}>
          <p className={`${layout.text14} ${layout.plain} ${layout.ownLines}`}>{training.notes}</p>
        </SectionCard>
      ) : null}
      <QueryBoundary>
        <SessionCoaches training={training} userId={userId} />
      </QueryBoundary>
      {training.objective ? (
        <SectionCard title={t('family.plan')}>
          <p className={layout.dim14}>{training.objective}</p>
        </SectionCard>
      ) : null}
      <TrainingPhases phases={phases} hasLinks={false} />
      <div className={layout.wrap2}>
        {isCancelled ? null : (
          <Button
            kind="secondary"
            icon={<IconCalendarDown {...icon} />}
            onClick={() =>
              saveCalendarFile(training.team.name, training.starts_at.slice(0, 10), [training])
            }
          >
            {t('calendar_file.button')}
          </Button>
        )}
        {phases.length > 0 ? (
          <LinkButton
            kind="secondary"
            to={href(paths.trainings.print, { trainingId: training.id })}
            icon={<IconPrinter {...icon} />}
          >
            {t('family.print')}
          </LinkButton>
        ) : null}
      </div>
      <TrainingPrint training={training} isFamily />
    </DetailsPage>
  )
}

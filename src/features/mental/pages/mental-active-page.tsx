import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { formatDate } from '@/lib/dates'
import { formatFullName } from '@/lib/person'
import { href, paths } from '@/lib/router/paths'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useAssignment } from '../api/assignments'
import { useMentalExercise } from '../api/exercises'
import { GuidedFlow } from '../components/active/guided-flow'
import { StaffView } from '../components/active/staff-view'
import { UnsentNotice } from '../components/active/unsent-notice'
import { SkillIcon } from '../components/skill-icon'
import { useExerciseText } from '../components/use-exercise-text'
import { useMentalAccess } from '../components/use-mental-access'

/** A mental task, or an exercise of one's own accord: guided, with what is written down for oneself. */
export function MentalActivePage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('mental')
  const assignment = useAssignment(id)
  const exercise = useMentalExercise(assignment?.exercise_id ?? id)
  const { userId, role, isStaff, players } = useMentalAccess()
  const { getWords, formatMinutes } = useExerciseText()
  const words = getWords(exercise)
  const mine = players.filter(
    (player) => player.may_answer && (!assignment || player.id === assignment.player_id),
  )
  const details = href(paths.mental.details, { id: exercise.id })
  return (
    <DetailsPage
      title={words.title}
      back={
        assignment
          ? { to: paths.tasks.active, label: t('active.tasks') }
          : { to: details, label: t('pages.details') }
      }
      media={<SkillIcon skill={exercise.skill} size={48} />}
      description={
        <span className={layout.stack2}>
          <span>{words.aim}</span>
          {assignment?.message ? (
            <span className={`${layout.ink} ${layout.ownLines} ${layout.breakable}`}>
              {t('active.message', { text: assignment.message })}
            </span>
          ) : null}
          {assignment?.status === 'done' ? (
            <span>
              <StatusBadge tone="green">{t('active.done')}</StatusBadge>
            </span>
          ) : null}
        </span>
      }
      facts={[
        ...(assignment && role !== 'player'
          ? [{ label: t('active.for'), value: formatFullName(assignment.player) }]
          : []),
        { label: t('facts.length'), value: formatMinutes(exercise) },
        ...(assignment?.due_on
          ? [{ label: t('active.due'), value: formatDate(assignment.due_on) }]
          : []),
        ...(assignment?.target_sessions
          ? [
              {
                label: t('active.target'),
                value: t('active.times', { count: assignment.target_sessions }),
              },
            ]
          : []),
      ]}
    >
      <UnsentNotice userId={userId} />
      {mine.length > 0 ? (
        <GuidedFlow
          key={id}
          exercise={exercise}
          assignment={assignment}
          players={mine}
          userId={userId}
          isSelf={role === 'player'}
        />
      ) : (
        <StaffView
          key={id}
          exercise={exercise}
          assignment={isStaff || players.length > 0 ? assignment : null}
          userId={userId}
        />
      )}
    </DetailsPage>
  )
}

import { useState } from 'react'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useLocation } from 'react-router'
import { paths } from '@/lib/router/paths'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { LinkButton } from '@/shared/ui/button'
import { Planner } from '../components/planner'
import { PlannerHead } from '../components/planner-head'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { useSession } from '@/features/session/api/session-store'
import type { loadNewTraining } from '../loaders'
import { listCollectedCards } from '@/features/exercises/model/search/named-card'
import { toExerciseCard, createInitialValues } from '../model/board/planner-start'
import { findWayBack } from '../model/board/find-way-back'
import { plannerLinkSchema } from '../model/board/planner-link'
import { chooseText } from '@/features/exercises/model/exercise-text'
import { findNextSlot } from '../model/next-slot'

/** A new session: empty, from a slot of the calendar, with an exercise, or like another session. */
export function TrainingCreatePage() {
  const { t, i18n } = useTranslation(['planner', 'training', 'common'])
  const begin = useLoaderData<typeof loadNewTraining>()
  const session = useSession()
  const { teams } = useTrainingAccess()
  const { search } = useLocation()
  const [now] = useState(() => Date.now())
  const way = findWayBack(begin?.link ?? plannerLinkSchema.parse({}))
  const names = {
    exercise: begin?.exercise && chooseText(begin.exercise.texts, i18n.language)?.title,
    collection: begin?.collection?.title,
    copy: begin?.copied?.title,
    calendar: t('common:nav.calendar'),
    sessions: t('training:details.back'),
  }
  const header = (
    <PlannerHead
      title={t('form.create_title')}
      back={{ to: way.to, label: names[way.of] || t('training:details.back') }}
    />
  )
  const team = begin && teams.find(({ id }) => id === begin.teamId)
  if (!team || !session) {
    return (
      <>
        {header}
        <EmptyState
          title={t('form.no_team_title')}
          text={t('form.no_team_text')}
          picture="people"
          action={
            <LinkButton
              kind="secondary"
              to={paths.trainings.mine}
              icon={<IconCalendar size={18} stroke={1.75} />}
            >
              {t('training:details.back')}
            </LinkButton>
          }
        />
      </>
    )
  }

  const { link, copied, place, trainings } = begin
  const exercise = begin.exercise && toExerciseCard(begin.exercise, i18n.language)
  const values = createInitialValues({
    now,
    zone: team.school.time_zone,
    teamId: team.id,
    place,
    slot: findNextSlot(team, trainings, now),
    link,
    copied,
    exercise,
    collected: listCollectedCards(begin.collection, i18n.language),
    locale: i18n.language,
  })
  return (
    <>
      {header}
      <Planner
        key={search}
        userId={session.user.id}
        teams={teams}
        values={values}
        existing={null}
        draftName={
          copied
            ? `copy-${copied.id}`
            : link.collection
              ? `collection-${link.collection}`
              : undefined
        }
        linked={exercise}
        hasSlot={link.date !== null}
      />
    </>
  )
}

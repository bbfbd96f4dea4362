import { useState } from 'react'
import { IconCalendar } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLoaderData, useLocation } from 'react-router'
import { paths } from '@/lib/router/paths'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { LinkButton } from '@/shared/ui/button'
import { PageHeader } from '@/shared/ui/patterns/page-header'
import { Planner } from '../components/planner'
import { useTrainingAccess } from '@/features/teams/widgets/use-training-access'
import { useSession } from '@/features/session/api/session-store'
import type { newTraining } from '../loaders'
import { collectedCards } from '@/features/exercises/model/search/named-card'
import { exerciseCard, startValues } from '../model/board/planner-start'

/** A new session: empty, from a slot of the calendar, with an exercise, or like another session. */
export function TrainingCreatePage() {
  const { t, i18n } = useTranslation(['planner', 'training'])
  const begin = useLoaderData<typeof newTraining>()
  const session = useSession()
  const { teams } = useTrainingAccess()
  const { search } = useLocation()
  const [now] = useState(() => Date.now())
  const header = (
    <PageHeader
      title={t('form.create_title')}
      back={{ to: paths.trainings.mine, label: t('training:details.back') }}
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

  const { link, copied, place } = begin
  const exercise = begin.exercise && exerciseCard(begin.exercise, i18n.language)
  const values = startValues({
    now,
    zone: team.school.time_zone,
    teamId: team.id,
    place,
    link,
    copied,
    exercise,
    collected: collectedCards(begin.collection, i18n.language),
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

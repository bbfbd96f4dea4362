import { IconPencil, IconSend, IconVideo } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { chooseText } from '@/features/exercises/model/exercise-text'
import { useSession } from '@/features/session/api/session-store'
import { href, paths } from '@/lib/router/paths'
import { Alert } from '@/shared/public/alert'
import { ActionMenu } from '@/shared/ui/action-menu'
import { ExternalLinkButton, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { QueryBoundary } from '@/shared/ui/states/query-boundary'
import { StatusBadge } from '@/shared/ui/status-badge'
import { useIndividualExercise } from '../api/exercises'
import { ExercisePaper } from '../components/details/exercise-paper'
import { ExerciseWords } from '../components/details/exercise-words'
import { HoldersCard } from '../components/details/holders-card'
import { StartCard } from '../components/details/start-card'
import { useOwnActions } from '../components/details/use-own-actions'
import { useFacts } from '../components/use-facts'
import { useIndividualText } from '../components/use-individual-text'

/** One exercise in full: how it goes, what to try for, and the way to do it or to give it. */
export function IndividualDetailsPage() {
  const { id = '' } = useParams()
  const { t, i18n } = useTranslation('individual')
  const session = useSession()
  const text = useIndividualText()
  const exercise = useIndividualExercise(id)
  const words = chooseText(exercise.texts, i18n.language)
  const title = words?.title ?? ''
  const role = session?.profile?.role
  const isStaff = role === 'coach' || role === 'owner'
  const isMine = isStaff && exercise.author_id !== null && exercise.author_id === session?.user.id
  const menu = useOwnActions(exercise, title, isMine)
  const facts = useFacts(exercise)
  const target = text.formatTarget(exercise)
  return (
    <DetailsPage
      title={title}
      back={{ to: paths.individual.list, label: t('pages.list') }}
      description={
        <span className={layout.row2}>
          <span className={layout.breakable}>{words?.aim}</span>
          {isStaff && exercise.school_id ? (
            <StatusBadge>{t(`visibility.${exercise.visibility}`)}</StatusBadge>
          ) : null}
          {exercise.archived_at ? (
            <StatusBadge tone="amber">{t('own.is_archived')}</StatusBadge>
          ) : null}
        </span>
      }
      facts={facts}
      actions={
        isStaff ? (
          <>
            {exercise.archived_at ? null : (
              <LinkButton
                to={`${paths.tasks.assign}?kind=individual&exercise=${id}`}
                icon={<IconSend size={20} stroke={1.75} />}
              >
                {t('details.give')}
              </LinkButton>
            )}
            {isMine ? (
              <LinkButton
                kind="secondary"
                to={href(paths.individual.edit, { id })}
                icon={<IconPencil size={20} stroke={1.75} />}
              >
                {t('details.edit')}
              </LinkButton>
            ) : null}
          </>
        ) : null
      }
      menu={<ActionMenu label={t('details.actions', { title })} items={menu} />}
      lead={
        isStaff ? null : (
          <QueryBoundary>
            <StartCard exerciseId={id} />
          </QueryBoundary>
        )
      }
      rail={
        isStaff ? (
          <QueryBoundary>
            <HoldersCard exerciseId={id} />
          </QueryBoundary>
        ) : null
      }
    >
      {exercise.needs_go_ahead ? (
        <Alert title={t('go_ahead.title')}>{t('go_ahead.text')}</Alert>
      ) : null}
      {words ? <ExerciseWords words={words} /> : null}
      {exercise.measure ? (
        <SectionCard title={t('details.measuring')}>
          {target ? <p className={layout.medium14}>{t('target.try', { target })}</p> : null}
          <p className={`${layout.plain} ${layout.breakable}`}>
            {words?.measuring ?? t(`details.measure_${exercise.measure}`)}
          </p>
        </SectionCard>
      ) : null}
      {exercise.video_url ? (
        <div>
          <ExternalLinkButton
            kind="secondary"
            href={exercise.video_url}
            icon={<IconVideo size={20} stroke={1.75} />}
          >
            {t('details.video')}
          </ExternalLinkButton>
        </div>
      ) : null}
      {words ? (
        <ExercisePaper words={words} facts={facts} needsGoAhead={exercise.needs_go_ahead} />
      ) : null}
    </DetailsPage>
  )
}

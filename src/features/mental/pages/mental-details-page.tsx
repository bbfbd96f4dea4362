import {
  IconHeadphones,
  IconMovie,
  IconPencil,
  IconPlayerPlay,
  IconSend,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useQuery } from '@tanstack/react-query'
import { href, paths } from '@/lib/router/paths'
import { ExternalLinkButton, LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { DetailsPage } from '@/shared/ui/patterns/details-page'
import { StatusBadge } from '@/shared/ui/status-badge'
import { assignmentQueries } from '../api/assignments'
import { useMentalExercise } from '../api/exercises'
import { ExerciseMenu } from '../components/details/exercise-menu'
import { ExercisePaper } from '../components/details/exercise-paper'
import { ExerciseWords } from '../components/details/exercise-words'
import { SkillIcon } from '../components/skill-icon'
import { useExerciseText } from '../components/use-exercise-text'
import { useMentalAccess } from '../components/use-mental-access'

const look = { size: 18, stroke: 1.75 }

/** What an exercise is for, how it goes and what it stands on; from here one practises or gives it. */
export function MentalDetailsPage() {
  const { id = '' } = useParams()
  const { t } = useTranslation('mental')
  const exercise = useMentalExercise(id)
  const { userId, isStaff, players } = useMentalAccess()
  const { getWords, formatAges, formatMinutes } = useExerciseText()
  const open = useQuery(assignmentQueries.open(players.map((player) => player.id))).data ?? []
  const given = open.find(({ exercise_id }) => exercise_id === id)
  const words = getWords(exercise)
  const isWriter = isStaff && exercise.author_id === userId
  return (
    <DetailsPage
      title={words.title}
      back={{ to: paths.mental.list, label: t('pages.list') }}
      media={<SkillIcon skill={exercise.skill} size={56} />}
      description={
        <span className={layout.stack2}>
          <span className={`${layout.text16} ${layout.ink}`}>{words.aim}</span>
          {exercise.archived_at ? (
            <span>
              <StatusBadge tone="amber">{t('details.is_archived')}</StatusBadge>
            </span>
          ) : null}
        </span>
      }
      facts={[
        { label: t('facts.skill'), value: t(`skills.${exercise.skill}`) },
        { label: t('facts.occasion'), value: t(`occasions.${exercise.occasion}`) },
        { label: t('facts.length'), value: formatMinutes(exercise) },
        { label: t('facts.age'), value: formatAges(exercise) },
      ]}
      actions={
        <>
          <LinkButton
            to={href(paths.mental.activeDetails, { id: given?.id ?? id })}
            kind={isStaff ? 'secondary' : 'primary'}
            icon={<IconPlayerPlay {...look} />}
          >
            {t(isStaff ? 'details.try' : 'details.start')}
          </LinkButton>
          {isStaff && !exercise.archived_at ? (
            <LinkButton
              to={`${paths.tasks.assign}?kind=mental&exercise=${id}`}
              icon={<IconSend {...look} />}
            >
              {t('details.give')}
            </LinkButton>
          ) : null}
          {isWriter ? (
            <LinkButton
              kind="secondary"
              to={href(paths.mental.edit, { id })}
              icon={<IconPencil {...look} />}
            >
              {t('details.edit')}
            </LinkButton>
          ) : null}
        </>
      }
      menu={<ExerciseMenu exercise={exercise} title={words.title} isWriter={isWriter} />}
      rail={
        <SectionCard title={t('details.evidence')}>
          <p className={`${layout.dim14} ${layout.breakable}`}>
            {exercise.source ?? t('details.no_source')}
          </p>
          <p className={layout.dim13}>{t('details.no_treatment')}</p>
        </SectionCard>
      }
    >
      <ExercisePaper exercise={exercise} />
      <ExerciseWords words={words} guide={exercise.practice} />
      {exercise.audio_url || exercise.video_url ? (
        <div className={layout.wrap2}>
          {exercise.audio_url ? (
            <ExternalLinkButton
              kind="secondary"
              href={exercise.audio_url}
              icon={<IconHeadphones {...look} />}
            >
              {t('details.audio')}
            </ExternalLinkButton>
          ) : null}
          {exercise.video_url ? (
            <ExternalLinkButton
              kind="secondary"
              href={exercise.video_url}
              icon={<IconMovie {...look} />}
            >
              {t('details.video')}
            </ExternalLinkButton>
          ) : null}
        </div>
      ) : null}
    </DetailsPage>
  )
}

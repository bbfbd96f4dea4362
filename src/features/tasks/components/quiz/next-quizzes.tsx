import { useTranslation } from 'react-i18next'
import { useQuizAnimations } from '@/features/scene/api/quiz-animations'
import type { QuizTopic } from '@/features/scene/model/document/kinds'
import { openPreview } from '@/features/scene/model/document/open-scene'
import { ScenePicture } from '@/features/scene/widgets/scene-picture'
import { paths } from '@/lib/router/paths'
import { LinkButton } from '@/shared/ui/button'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useTopicName } from './use-topic-name'

interface NextQuizzesProps {
  /** What was missed most. */
  topic: QuizTopic
  /** The one that was just answered. */
  exceptId: string | null
}

const shown = 3

/** Other animations that ask about what was missed most, each one press from the team. */
export function NextQuizzes({ topic, exceptId }: NextQuizzesProps) {
  const { t } = useTranslation('tasks/quiz')
  const nameTopic = useTopicName()
  const next = useQuizAnimations(topic)
    .filter(({ id }) => id !== exceptId)
    .slice(0, shown)
  return (
    <SectionCard title={t('next')}>
      <p className={layout.dim14}>
        {t(next.length > 0 ? 'next_why' : 'next_none', { topic: nameTopic(topic) })}
      </p>
      {next.length > 0 ? (
        <ul className={layout.listStack2}>
          {next.map(({ id, title, preview, question_count }) => (
            <li key={id} className={layout.between3}>
              <span className={`${layout.line3} ${layout.min}`}>
                <span className={layout.fixed} style={{ inlineSize: 96 }}>
                  <ScenePicture scene={openPreview(preview)} density="card" isDecorative />
                </span>
                <span className={layout.stack1}>
                  <span className={`${layout.medium14} ${layout.breakable}`}>{title}</span>
                  <span className={layout.dim13}>{t('questions', { count: question_count })}</span>
                </span>
              </span>
              <LinkButton
                kind="secondary"
                to={`${paths.tasks.assign}?kind=quiz&animation=${id}`}
                aria-label={t('give_named', { title })}
              >
                {t('give')}
              </LinkButton>
            </li>
          ))}
        </ul>
      ) : (
        <LinkButton kind="secondary" to={paths.animator.list}>
          {t('to_animator')}
        </LinkButton>
      )}
    </SectionCard>
  )
}

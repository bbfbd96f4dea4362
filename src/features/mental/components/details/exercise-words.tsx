import { useTranslation } from 'react-i18next'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import type { ExerciseWords as Words, Guide } from '../../model/exercise'
import { listStepSeconds } from '../../model/guide/steps'

interface ExerciseWordsProps {
  words: Words
  guide: Guide | null
}

/** The steps with their times, the breath, and what one may ask oneself afterwards. */
export function ExerciseWords({ words, guide }: ExerciseWordsProps) {
  const { t } = useTranslation('mental')
  const seconds = listStepSeconds(guide, words.steps.length)
  return (
    <>
      <SectionCard title={t('details.steps')}>
        {guide?.kind === 'breathing' ? (
          <p className={layout.plain}>
            {t('details.breathing', {
              in: guide.in,
              out: guide.out,
              pause: guide.hold + guide.rest,
              count: guide.rounds,
            })}
          </p>
        ) : null}
        <ol className={layout.stack2} style={{ margin: 0, paddingInlineStart: 'var(--space-5)' }}>
          {words.steps.map((step, index) => {
            const length = seconds[index]
            return (
              // steps of one exercise may have the same words
              <li key={`${index} ${step}`} className={layout.breakable}>
                {step}
                {length ? (
                  <span className={layout.dimmed13}>
                    {' · '}
                    {t('details.seconds', { count: length })}
                  </span>
                ) : null}
              </li>
            )
          })}
        </ol>
      </SectionCard>
      {words.reflection_questions.length > 0 ? (
        <SectionCard title={t('details.questions')} description={t('details.questions_why')}>
          <ul className={layout.stack2} style={{ margin: 0, paddingInlineStart: 'var(--space-5)' }}>
            {words.reflection_questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </SectionCard>
      ) : null}
    </>
  )
}

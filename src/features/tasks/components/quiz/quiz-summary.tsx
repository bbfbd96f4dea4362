import { IconBulb, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { listQuestions } from '@/features/scene/model/document/quiz'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { useQuizAnswers, useQuizSolutions } from '../../api/quizzes'
import { listFoundQuestions } from '../../model/quiz-outcome'

interface QuizSummaryProps {
  quizId: string
  taskId: string
  scene: Scene
}

const look = { size: 20, stroke: 1.75, 'aria-hidden': true } as const

/** What a done quiz asked, what was found and why it is so. */
export function QuizSummary({ quizId, taskId, scene }: QuizSummaryProps) {
  const { t } = useTranslation('tasks/quiz')
  const found = listFoundQuestions(useQuizAnswers(quizId), taskId)
  const solutions = useQuizSolutions(quizId)
  const count = listQuestions(scene).length
  return (
    <SectionCard title={t('found', { count: found.size, all: count })}>
      <ol className={layout.listStack}>
        {solutions.map(({ id, question, answers, right_answer, explanation }) => (
          <li key={id} className={`${layout.stack1} ${layout.padBlock2} ${layout.breakable}`}>
            <p className={`${layout.line2} ${layout.medium} ${layout.plain}`}>
              <span className={found.has(id) ? layout.accent : layout.amber}>
                {found.has(id) ? <IconCircleCheck {...look} /> : <IconBulb {...look} />}
              </span>
              <span className={layout.hidden}>{t(found.has(id) ? 'is_found' : 'is_open')}</span>
              {question}
            </p>
            {right_answer === null ? null : (
              <p className={`${layout.plain} ${layout.size14}`}>
                {t('right', { answer: answers?.[right_answer] ?? '' })}
              </p>
            )}
            {explanation ? <p className={layout.dim14}>{explanation}</p> : null}
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}

import { Progress } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { quizTopics } from '@/features/scene/model/document/kinds'
import { SectionCard } from '@/shared/ui/cards/section-card'
import layout from '@/shared/ui/layout.module.css'
import { EmptyState } from '@/shared/ui/states/empty-state'
import { useQuizResults, useQuizTasks, type QuizResultRow } from '../../api/quizzes'
import { findWeakTopic, sumByTopic } from '../../model/quiz-outcome'
import { NextQuizzes } from './next-quizzes'
import { useTopicName } from './use-topic-name'

interface QuizResultsProps {
  quizId: string
  /** Null once the drawing was deleted. */
  animationId: string | null
}

/** How a team decided: by question and by principle, in numbers and without names. */
export function QuizResults({ quizId, animationId }: QuizResultsProps) {
  const { t } = useTranslation('tasks/quiz')
  const nameTopic = useTopicName()
  const rows = useQuizResults(quizId)
  const tasks = useQuizTasks(quizId)
  const done = tasks.filter(({ status }) => status === 'done').length
  const topics = sumByTopic(rows)
  const weak = quizTopics.find((topic) => topic === findWeakTopic(rows))
  const isAnswered = rows.some(({ answered }) => answered > 0)
  return (
    <div className={layout.stack4} style={{ maxInlineSize: 860 }}>
      <p className={`${layout.plain} ${layout.size16}`}>
        {t('progress', { count: done, all: tasks.length })}
      </p>
      {isAnswered ? null : <EmptyState title={t('unanswered')} text={t('unanswered_text')} />}
      {isAnswered && topics.length > 0 ? (
        <SectionCard title={t('by_topic')}>
          <ul className={layout.listStack2}>
            {topics.map(({ topic, right, answered }) => (
              <li key={topic}>
                <Share label={nameTopic(topic)} count={right} all={answered} />
              </li>
            ))}
          </ul>
        </SectionCard>
      ) : null}
      {isAnswered && weak ? <NextQuizzes topic={weak} exceptId={animationId} /> : null}
      <SectionCard title={t('by_question')}>
        <ol className={layout.listStack}>
          {rows.map((row) => (
            <li key={row.id} className={`${layout.stack2} ${layout.padBlock2}`}>
              <Result row={row} />
            </li>
          ))}
        </ol>
      </SectionCard>
    </div>
  )
}

function Result({ row }: { row: QuizResultRow }) {
  const { t } = useTranslation('tasks/quiz')
  const nameTopic = useTopicName()
  const { number, question, topic, answers, choices, right_answer, answered } = row
  return (
    <>
      <Share
        label={t('numbered', { number, question })}
        count={row.right_at_first}
        all={answered}
      />
      <p className={layout.dim13}>
        {[
          topic && nameTopic(topic),
          t('answered', { count: answered, all: row.given }),
          row.right_later > 0 && t('later', { count: row.right_later }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {answers && answered > 0 ? (
        <ul className={`${layout.listStack1} ${layout.size14}`}>
          {answers.map((answer, index) => (
            <li key={index} className={layout.between3}>
              <span className={`${layout.inline1} ${layout.breakable}`}>
                {answer}
                {index === right_answer ? (
                  <span className={layout.accent}>
                    <IconCheck size={16} stroke={2} aria-hidden="true" />
                    <span className={layout.hidden}>{t('is_right')}</span>
                  </span>
                ) : null}
              </span>
              <span className={layout.figures}>{choices[index] ?? 0}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

function Share({ label, count, all }: { label: string; count: number; all: number }) {
  const { t } = useTranslation('tasks/quiz')
  const words = t('at_first', { count, all })
  return (
    <div className={layout.stack1}>
      <p className={`${layout.between3} ${layout.plain} ${layout.size14}`}>
        <span className={`${layout.medium} ${layout.breakable}`}>{label}</span>
        <span className={layout.dim13Figures}>{words}</span>
      </p>
      <Progress value={all > 0 ? (count / all) * 100 : 0} size="sm" aria-hidden />
    </div>
  )
}

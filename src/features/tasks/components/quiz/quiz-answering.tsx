import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listQuestions, type Question, type QuizAnswer } from '@/features/scene/model/document/quiz'
import type { Scene } from '@/features/scene/model/document/scene-schema'
import { QuizPlayer } from '@/features/scene/widgets/quiz/quiz-player'
import { paths } from '@/lib/router/paths'
import { Button, LinkButton } from '@/shared/ui/button'
import layout from '@/shared/ui/layout.module.css'
import { useAnswerQuiz, useQuizAnswers } from '../../api/quizzes'
import { listFoundQuestions } from '../../model/quiz-outcome'
import { QuizSummary } from './quiz-summary'

interface QuizAnsweringProps {
  quizId: string
  task: { id: string; status: string }
  title: string
  scene: Scene
}

/** The film with what is still open; once it is done, what came of it and another go at what was missed. */
export function QuizAnswering({ quizId, task, title, scene }: QuizAnsweringProps) {
  const { t } = useTranslation('tasks/quiz')
  const { mutateAsync } = useAnswerQuiz()
  const found = listFoundQuestions(useQuizAnswers(quizId), task.id)
  const all = listQuestions(scene)
  // what is asked stays as it is while one answers
  const [asked, setAsked] = useState<readonly Question[] | null>(() =>
    task.status === 'done' ? null : all.filter(({ id }) => !found.has(id)),
  )
  const [round, setRound] = useState(0)
  const ids = useRef(new Map<string, string>())

  async function decide({ id }: Question, given: QuizAnswer) {
    const sent = ids.current.get(id) ?? crypto.randomUUID()
    ids.current.set(id, sent)
    const verdict = await mutateAsync({
      id: sent,
      task_id: task.id,
      question_id: id,
      ...(given.kind === 'choose' ? { answer: given.answer } : { x: given.at[0], y: given.at[1] }),
    })
    ids.current.delete(id)
    return verdict
  }
  function retry() {
    setAsked(all.filter(({ id }) => !found.has(id)))
    setRound(round + 1)
  }

  const ways = (
    <div className={layout.wrap2}>
      <LinkButton to={paths.tasks.active}>{t('to_tasks')}</LinkButton>
      {found.size < all.length ? (
        <Button kind="secondary" onClick={retry}>
          {t('retry')}
        </Button>
      ) : null}
    </div>
  )
  if (asked === null) {
    return (
      <>
        <QuizSummary quizId={quizId} taskId={task.id} scene={scene} />
        {ways}
      </>
    )
  }
  return (
    <QuizPlayer
      key={round}
      scene={scene}
      title={title}
      questions={asked}
      decide={decide}
      intro={
        <p className={`${layout.plain} ${layout.size16}`}>{t('intro', { count: asked.length })}</p>
      }
      outcome={
        <>
          <h2 className={layout.plain} style={{ fontSize: 'var(--font-size-24)' }}>
            {t('found', { count: found.size, all: all.length })}
          </h2>
          <p className={layout.dim14}>{t(found.size === all.length ? 'all_found' : 'some_open')}</p>
          {ways}
        </>
      }
    />
  )
}

import { useLayoutEffect, useRef } from 'react'
import { IconBulb, IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import type { Question } from '../../model/document/quiz'
import type { Verdict } from '../../model/motion/quiz-flow'
import { getLetter } from './quiz-asked'

interface QuizToldProps {
  question: Question
  verdict: Verdict
  isLive: boolean
  isLast: boolean
  onAgain: () => void
  onNext: () => void
}

const look = { size: 24, stroke: 1.75, 'aria-hidden': true } as const

/** Right, or a reason to look again: never a mark. */
export function QuizTold({ question, verdict, isLive, isLast, onAgain, onNext }: QuizToldProps) {
  const { t } = useTranslation('scene/quiz')
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.focus({ preventScroll: true }), [])
  const { is_right: isRight, explanation, solution } = verdict
  const answers = question.quiz.kind === 'choose' ? question.quiz.answers : []
  const right = solution?.kind === 'choose' ? solution.answer : null
  const isTold = isRight || isLive
  return (
    <>
      <h2
        className={`${layout.line2} ${layout.plain} ${isTold ? layout.accent : layout.amber}`}
        style={{ fontSize: isLive ? 'var(--font-size-32)' : 'var(--font-size-20)' }}
      >
        {isTold ? <IconCircleCheck {...look} /> : <IconBulb {...look} />}
        {isLive ? t('solution') : t(isRight ? 'right' : 'look_again')}
      </h2>
      {right === null ? null : (
        <p
          className={`${layout.plain} ${layout.medium} ${layout.breakable}`}
          style={{ fontSize: isLive ? 'var(--font-size-24)' : 'var(--font-size-16)' }}
        >
          {isLive
            ? t('choice', { letter: getLetter(right), answer: answers[right] })
            : t('right_was', { answer: answers[right] })}
        </p>
      )}
      {solution?.kind === 'tap' ? <p className={layout.dim14}>{t('circle')}</p> : null}
      {explanation ? (
        <p
          className={`${layout.plain} ${layout.breakable} ${layout.ownLines}`}
          style={{ fontSize: isLive ? 'var(--font-size-20)' : 'var(--font-size-16)' }}
        >
          {explanation}
        </p>
      ) : null}
      <div className={layout.wrap2}>
        <Button
          ref={isTold ? undefined : button}
          kind={isTold ? 'secondary' : 'primary'}
          onClick={onAgain}
        >
          {t('watch_again')}
        </Button>
        <Button
          ref={isTold ? button : undefined}
          kind={isTold ? 'primary' : 'secondary'}
          onClick={onNext}
        >
          {t(isLast ? 'to_end' : 'go_on')}
        </Button>
      </div>
    </>
  )
}

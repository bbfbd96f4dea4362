import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import type { Question, QuizAnswer } from '../../model/document/quiz'
import type { Point } from '../../model/document/scene-schema'

interface QuizAskedProps {
  question: Question
  /** Where the player has tapped. */
  at: Point | null
  isBusy: boolean
  /** Nothing is sent: the group decides aloud, and this tells. */
  onReveal?: () => void
  onDecide: (answer: QuizAnswer) => void
}

/** The question with its answers, big enough for a thumb and for the last row. */
export function QuizAsked({ question, at, isBusy, onReveal, onDecide }: QuizAskedProps) {
  const { t } = useTranslation('scene/quiz')
  const head = useRef<HTMLHeadingElement>(null)
  const { quiz } = question
  const isLive = onReveal !== undefined
  const reveal = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => (reveal.current ?? head.current)?.focus({ preventScroll: true }), [])
  return (
    <>
      <h2
        ref={head}
        tabIndex={-1}
        className={`${layout.plain} ${layout.breakable}`}
        style={{
          fontSize: isLive ? 'var(--font-size-32)' : 'var(--font-size-20)',
          outline: 'none',
        }}
      >
        {question.question}
      </h2>
      {quiz.kind === 'choose' ? (
        <ol className={isLive ? layout.listGrid3 : layout.listStack2}>
          {quiz.answers.map((answer, index) => (
            <li key={index} style={isLive ? { fontSize: 'var(--font-size-24)' } : undefined}>
              {isLive ? (
                <span className={layout.breakable}>
                  {t('choice', { letter: getLetter(index), answer })}
                </span>
              ) : (
                <Button
                  kind="secondary"
                  isFullWidth
                  busy={isBusy}
                  onClick={() => onDecide({ kind: 'choose', answer: index })}
                >
                  {answer}
                </Button>
              )}
            </li>
          ))}
        </ol>
      ) : (
        <p className={isLive ? `${layout.plain} ${layout.size16}` : layout.dim14}>{t('tap')}</p>
      )}
      {isLive ? (
        <div>
          <Button ref={reveal} onClick={onReveal}>
            {t('reveal')}
          </Button>
        </div>
      ) : null}
      {quiz.kind === 'tap' && !isLive ? (
        <Button
          busy={isBusy}
          disabled={at === null}
          isFullWidth
          onClick={() => at && onDecide({ kind: 'tap', at })}
        >
          {t('send')}
        </Button>
      ) : null}
    </>
  )
}

/** A, B, C, D: what a group calls out. */
export function getLetter(index: number): string {
  return 'ABCD'.charAt(index)
}

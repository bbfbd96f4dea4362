import { useEffect, useRef, useState, type ReactNode } from 'react'
import { IconPlayerPlayFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/shared/public/button'
import layout from '@/shared/ui/layout.module.css'
import { PlayerCanvas } from '../../components/player/player-canvas'
import { PlayerFullScreen } from '../../components/player/player-full-screen'
import { PlayerContext } from '../../components/player/player-context'
import { PitchTap } from '../../components/quiz/pitch-tap'
import { QuizAsked } from '../../components/quiz/quiz-asked'
import { QuizTold } from '../../components/quiz/quiz-told'
import { useQuizPlayer } from '../../components/quiz/use-quiz-player'
import { listQuestions, type Question, type QuizAnswer } from '../../model/document/quiz'
import type { Point, Scene } from '../../model/document/scene-schema'
import { noPhotos } from '../../model/draw/photos'
import type { Solution, Verdict } from '../../model/motion/quiz-flow'
import { describeScene } from '../../model/words/scene-words'
import styles from '../scene-player.module.css'

interface QuizPlayerProps {
  scene: Scene
  title: string
  /** What is asked; those left out were answered before. */
  questions: readonly Question[]
  /** Checks a decision; rejects when it could not. Left out: live, the group decides and a button tells. */
  decide?: (question: Question, answer: QuizAnswer) => Promise<Verdict>
  /** What stands there before it begins, and when it is over. */
  intro: ReactNode
  outcome: ReactNode
}

/** A film that stops and asks: the player decides, is told why, and goes on. */
export function QuizPlayer({ scene, title, questions, decide, intro, outcome }: QuizPlayerProps) {
  const { t } = useTranslation('scene/quiz')
  const { t: tScene } = useTranslation('scene')
  const quiz = useQuizPlayer(scene, questions)
  const { phase, question, verdict, player } = quiz
  const [at, setAt] = useState<Point | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const all = listQuestions(scene)
  const isLive = decide === undefined
  const { stands } = describeScene(tScene, scene)
  const label = tScene('player.label', { title })
  const picture = tScene('player.picture', { title, words: stands })
  const isTapped = question?.quiz.kind === 'tap' && (phase === 'asked' || phase === 'told')

  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (phase === 'asked' || phase === 'told') panel.current?.scrollIntoView({ block: 'nearest' })
  }, [phase])

  async function send(answer: QuizAnswer) {
    if (!question || !decide || isBusy) return
    setIsBusy(true)
    try {
      quiz.tell({ type: 'tell', verdict: await decide(question, answer) })
    } catch {
      // said by whoever sends; the question stays
    } finally {
      setIsBusy(false)
    }
  }
  function go(way: () => void) {
    setAt(null)
    way()
  }

  return (
    <PlayerContext value={player}>
      <div
        className={`${layout.surface} ${layout.column} ${layout.flex} ${layout.cut} ${styles.player}`}
        role="group"
        aria-label={label}
        data-player=""
      >
        <div className={`${layout.low} ${layout.relative} ${styles.stage}`}>
          <PlayerCanvas label={picture} isCompact={false} photos={noPhotos.image} />
          {isTapped ? (
            <PitchTap
              scene={scene}
              at={at}
              solution={verdict?.solution}
              label={t('pitch')}
              onPick={phase === 'asked' && !isLive ? setAt : undefined}
            />
          ) : null}
        </div>
        <div
          ref={panel}
          className={`${layout.stack3} ${layout.lineAbove}`}
          // the bar at the foot of a phone lies above the page
          style={{ padding: 'var(--space-4)', scrollMarginBlockEnd: 72 }}
        >
          {question && phase !== 'over' && phase !== 'ending' && questions.length > 0 ? (
            <p className={layout.dim13}>
              {t('number', {
                number: all.findIndex(({ id }) => id === question.id) + 1,
                count: all.length,
              })}
            </p>
          ) : null}
          {phase === 'ready' ? (
            <>
              {intro}
              <div className={layout.wrap2}>
                <Button data-autofocus="" onClick={quiz.start}>
                  <span className={layout.inline1}>
                    <IconPlayerPlayFilled size={20} aria-hidden="true" />
                    {t('start')}
                  </span>
                </Button>
                {isLive ? <PlayerFullScreen /> : null}
              </div>
            </>
          ) : null}
          {phase === 'playing' || phase === 'ending' ? (
            <p className={layout.dim14} role="status">
              {t(phase === 'playing' ? 'watch' : 'watch_end')}
            </p>
          ) : null}
          {question && phase === 'asked' ? (
            <QuizAsked
              key={question.id}
              question={question}
              at={at}
              isBusy={isBusy}
              onReveal={
                isLive
                  ? () => quiz.tell({ type: 'tell', verdict: createLiveVerdict(question) })
                  : undefined
              }
              onDecide={(answer) => void send(answer)}
            />
          ) : null}
          {question && verdict ? (
            <QuizTold
              question={question}
              verdict={verdict}
              isLive={isLive}
              isLast={question === questions.at(-1)}
              onAgain={() => go(quiz.again)}
              onNext={() => go(quiz.next)}
            />
          ) : null}
          {phase === 'over' ? outcome : null}
        </div>
      </div>
    </PlayerContext>
  )
}

function createLiveVerdict({ quiz }: Question): Verdict {
  return { is_right: true, explanation: quiz.explanation ?? null, solution: findSolution(quiz) }
}

function findSolution(quiz: Question['quiz']): Solution | null {
  if (quiz.kind === 'choose') {
    return quiz.right === undefined ? null : { kind: 'choose', answer: quiz.right }
  }
  const { x, y, radius } = quiz
  if (x === undefined || y === undefined || radius === undefined) return null
  return { kind: 'tap', at: [x, y], radius }
}

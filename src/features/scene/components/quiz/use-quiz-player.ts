import { useCallback, useEffect, useMemo, useReducer, useState } from 'react'
import { findPreviousStop } from '../../model/motion/playback'
import {
  advanceQuiz,
  startOfQuiz,
  type QuizState,
  type QuizStep,
} from '../../model/motion/quiz-flow'
import { getSceneMotion } from '../../model/motion/scene-motion'
import type { Question } from '../../model/document/quiz'
import type { Scene } from '../../model/document/scene-schema'
import { createPlayer } from '../player/player'
import { usePlayerClock } from '../player/use-player-clock'

/** A film that stops at these questions, one after the other, and nowhere else. */
export function useQuizPlayer(whole: Scene, questions: readonly Question[]) {
  // arrows show what comes next: they would answer
  const scene = useMemo(
    (): Scene => ({ ...whole, freezes: [], display: { ...whole.display, arrows: 'none' } }),
    [whole],
  )
  const count = questions.length
  const [state, dispatch] = useReducer(
    (before: QuizState, step: QuizStep) => advanceQuiz(before, step, count),
    startOfQuiz,
  )
  const [player] = useState(() => createPlayer(scene))
  usePlayerClock(player)
  const { phase, index } = state
  const question = questions[index]

  const run = useCallback(
    (asked: Question | undefined) => {
      player.load({ ...scene, freezes: asked ? [asked] : [] })
      const { time } = player.getState()
      const { end } = getSceneMotion(scene)
      // nothing moves any more: play-back would begin again
      if (end > 0 && time < end) player.play()
    },
    [player, scene],
  )

  useEffect(() => {
    if (phase !== 'playing' && phase !== 'ending') return undefined
    function stop() {
      if (!player.getState().isPlaying) dispatch({ type: 'stop' })
    }
    stop()
    return player.subscribe(stop)
  }, [phase, player])

  return {
    ...state,
    player,
    question,
    start: () => {
      dispatch({ type: 'start' })
      run(question)
    },
    /** From the beginning of the movement before the question. */
    again: () => {
      if (!question) return
      dispatch({ type: 'again' })
      player.seek(findPreviousStop(scene, Math.min(question.t, getSceneMotion(scene).end)))
      run(question)
    },
    next: () => {
      dispatch({ type: 'next' })
      run(questions[index + 1])
    },
    tell: (step: Extract<QuizStep, { type: 'tell' }>) => dispatch(step),
  }
}

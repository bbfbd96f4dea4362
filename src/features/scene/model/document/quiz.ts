/** Questions of a scene that players can answer: which are complete, and what is right. */
import { limits } from './limits'
import type { ChooseQuiz, Freeze, Point, Quiz, Scene, TapQuiz } from './scene-schema'

export type Question = Freeze & { quiz: Quiz }

/** Asked in words, and no answer left empty; as `private.scene_questions` counts them. */
export function isCompleteQuestion(freeze: Freeze): freeze is Question {
  const { quiz } = freeze
  const words = freeze.question.trim()
  if (!quiz || words === '' || words.length > limits.question) return false
  return quiz.kind === 'tap' || quiz.answers.every((answer) => answer.trim() !== '')
}

/** In order of time. */
export function listQuestions({ freezes }: Scene): Question[] {
  return freezes.filter(isCompleteQuestion).toSorted((one, other) => one.t - other.t)
}

/** A place in metres, or the index of an answer. */
export type QuizAnswer = { kind: 'choose'; answer: number } | { kind: 'tap'; at: Point }

/** For the coach's own screen, which knows what is right; players' answers are checked in the database. */
export function isRightAnswer(quiz: Quiz, given: QuizAnswer): boolean {
  if (quiz.kind === 'choose') return given.kind === 'choose' && given.answer === quiz.right
  const { x, y, radius } = quiz
  if (given.kind !== 'tap' || x === undefined || y === undefined || radius === undefined)
    return false
  return Math.hypot(given.at[0] - x, given.at[1] - y) <= radius
}

export const createChooseQuiz = (): ChooseQuiz => ({ kind: 'choose', answers: ['', ''], right: 0 })

export const createTapQuiz = ([x, y]: Point): TapQuiz => ({ kind: 'tap', x, y, radius: 4 })

/** What came of a quiz: for the one who answers, and in numbers for the coach. No marks, no order of children. */
import type { Verdict } from '@/features/scene/model/motion/quiz-flow'
import { AppError } from '@/lib/errors'

interface VerdictRow {
  is_right: boolean
  explanation: string | null
  right_answer: number | null
  x: number | null
  y: number | null
  radius: number | null
}

/** The answer of the database, as the player shows it; throws `not_found` for none. */
export function toVerdict(row: VerdictRow | undefined): Verdict {
  if (!row) throw new AppError('not_found')
  const { is_right, explanation, right_answer: right, x, y, radius } = row
  if (right !== null) return { is_right, explanation, solution: { kind: 'choose', answer: right } }
  if (x === null || y === null || radius === null) return { is_right, explanation, solution: null }
  return { is_right, explanation, solution: { kind: 'tap', at: [x, y], radius } }
}

interface AnswerRow {
  task_id: string
  question_id: string
  is_right: boolean
}

/** Questions found, at the first try or later. */
export function listFoundQuestions(answers: readonly AnswerRow[], taskId: string): Set<string> {
  return new Set(
    answers.flatMap((answer) =>
      answer.task_id === taskId && answer.is_right ? answer.question_id : [],
    ),
  )
}

export interface TopicRow {
  topic: string | null
  answered: number
  right_at_first: number
}

/** By principle, the one that was missed most first: what to train next. Without what nobody answered yet. */
export function sumByTopic(rows: readonly TopicRow[]) {
  const sums = new Map<string, { topic: string; answered: number; right: number }>()
  for (const { topic, answered, right_at_first: right } of rows) {
    if (topic === null || answered === 0) continue
    const sum = sums.get(topic) ?? { topic, answered: 0, right: 0 }
    sums.set(topic, { topic, answered: sum.answered + answered, right: sum.right + right })
  }
  return [...sums.values()].toSorted(
    (one, other) => other.answered - other.right - (one.answered - one.right),
  )
}

/** The principle with the most first tries that were not right; null while nothing was missed. */
export function findWeakTopic(rows: readonly TopicRow[]): string | null {
  const [weakest] = sumByTopic(rows)
  return weakest && weakest.answered > weakest.right ? weakest.topic : null
}

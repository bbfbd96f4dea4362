/** Quizzes of animations: what is asked, what a family answered, and how many players decided how. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { fetchQuizTasks } from '@/features/attendance/api/family/task-rows'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { toVerdict } from '../model/quiz-outcome'

async function fetchQuiz(id: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('quizzes')
      .select('id, title, scene, animation_id, created_at')
      .eq('id', id)
      .abortSignal(signal)
      .single(),
  )
}

/** The reader's family alone sees answers; the first ones come first. */
async function fetchAnswers(quizId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('quiz_answers')
      .select('task_id, question_id, attempt, is_right')
      .eq('quiz_id', quizId)
      .order('attempt')
      .limit(1000)
      .abortSignal(signal),
  )
}

/** What was right; empty for a family whose quiz is not done yet. */
async function fetchSolutions(quizId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('quiz_questions')
      .select('id, number, question, kind, answers, right_answer, explanation')
      .eq('quiz_id', quizId)
      .order('number')
      .abortSignal(signal),
  )
}

async function fetchResults(quizId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(client.rpc('quiz_results', { p_quiz_id: quizId }).abortSignal(signal))
}

export type QuizResultRow = Awaited<ReturnType<typeof fetchResults>>[number]

export const quizQueries = {
  all: () => ['quizzes'] as const,
  details: (id: string) =>
    queryOptions({
      queryKey: [...quizQueries.all(), 'details', id],
      queryFn: ({ signal }) => fetchQuiz(id, signal),
      meta: { reads: ['quizzes'] },
    }),
  tasks: (id: string) =>
    queryOptions({
      queryKey: [...quizQueries.all(), 'tasks', id],
      queryFn: ({ signal }) => fetchQuizTasks(id, signal),
      meta: { reads: ['tasks', 'players'] },
    }),
  answers: (id: string) =>
    queryOptions({
      queryKey: [...quizQueries.all(), 'answers', id],
      queryFn: ({ signal }) => fetchAnswers(id, signal),
      meta: { reads: ['quiz_answers'] },
    }),
  solutions: (id: string) =>
    queryOptions({
      queryKey: [...quizQueries.all(), 'solutions', id],
      queryFn: ({ signal }) => fetchSolutions(id, signal),
      meta: { reads: ['quiz_questions', 'tasks'] },
    }),
  results: (id: string) =>
    queryOptions({
      queryKey: [...quizQueries.all(), 'results', id],
      queryFn: ({ signal }) => fetchResults(id, signal),
      meta: { reads: ['quiz_answers', 'quiz_questions', 'tasks'] },
    }),
}

export function useQuiz(id: string) {
  return useSuspenseQuery(quizQueries.details(id)).data
}

export function useQuizTasks(id: string) {
  return useSuspenseQuery(quizQueries.tasks(id)).data
}

export function useQuizAnswers(id: string) {
  return useSuspenseQuery(quizQueries.answers(id)).data
}

export function useQuizSolutions(id: string) {
  return useSuspenseQuery(quizQueries.solutions(id)).data
}

export function useQuizResults(id: string) {
  return useSuspenseQuery(quizQueries.results(id)).data
}

interface QuizDecision {
  /** Made once for each try: sent again, it is the same answer. */
  id: string
  task_id: string
  question_id: string
  /** Index of the answer, or a place in metres. */
  answer?: number
  x?: number
  y?: number
}

/** The database says whether it was right. */
export function useAnswerQuiz() {
  return useMutation({
    mutationFn: async ({ id, task_id, question_id, answer, x, y }: QuizDecision) => {
      const client = await getDb()
      const rows = await unwrap(
        client.rpc('answer_quiz', {
          p_id: id,
          p_task_id: task_id,
          p_question_id: question_id,
          ...(answer !== undefined && { p_answer: answer }),
          ...(x !== undefined && { p_x: x }),
          ...(y !== undefined && { p_y: y }),
        }),
      )
      return toVerdict(rows[0])
    },
    meta: { writes: ['quiz_answers', 'tasks'] },
  })
}

interface QuizAssignment {
  player_ids: readonly string[]
  animation_id: string
  body: string
  /** Instant. */
  due_at: string | null
  /** The same again gives nothing twice. */
  request_id: string
}

/** Counts to whom it was given. */
export function useAssignQuiz() {
  return useMutation({
    mutationFn: async ({ player_ids, animation_id, ...task }: QuizAssignment) => {
      const client = await getDb()
      return unwrap(
        client.rpc('assign_quiz', {
          p_player_ids: [...player_ids],
          p_animation_id: animation_id,
          p_task: task,
        }),
      )
    },
    meta: { writes: ['tasks', 'quizzes', 'quiz_questions'], silent: true },
  })
}

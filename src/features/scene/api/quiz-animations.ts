/** Animations whose questions can be given as a quiz. */
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { QuizTopic } from '../model/document/kinds'
import { animationQueries, fetchQuizAnimations } from './animations'

export const quizAnimationQueries = {
  about: (topic: QuizTopic | null) =>
    queryOptions({
      queryKey: [...animationQueries.all(), 'quizzes', topic],
      meta: { reads: ['animations'] },
      queryFn: ({ signal }) => fetchQuizAnimations(topic, signal),
    }),
}

/** About one principle; null: about any. */
export function useQuizAnimations(topic: QuizTopic | null) {
  return useSuspenseQuery(quizAnimationQueries.about(topic)).data
}

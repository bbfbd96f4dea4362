import { useQuery } from '@tanstack/react-query'
import { useSquadNames } from '@/features/teams/api/squad-names'
import { findMentions } from '@/features/people/model/mentions'
import { trainingQueries } from '@/features/planner/api/trainings'

/** What a link of this session would show of a coach's own words, as far as it names a player. */
export function useNamedTexts(trainingId: string) {
  const { squad, isLoading } = useSquadNames()
  const training = useQuery(trainingQueries.details(trainingId))
  const { title = null, objective = null, blocks = [] } = training.data ?? {}
  const texts = [title, objective, ...blocks.map((block) => block.title)].map((text) => text ?? '')
  return { texts: findMentions(texts, squad), isLoading: isLoading || training.isLoading }
}

import { skipToken, useQuery } from '@tanstack/react-query'
import { sessionFactsQueries } from '../../api/session-facts'
import type { Slot } from '../details/use-slot'

/** Who comes and what there is that training; undefined while the time is not known, or offline. */
export function useTrainingFacts(slot: Slot | null, trainingId: string | null) {
  const evening = {
    teamId: slot?.teamId ?? '',
    startsAt: slot?.startsAt ?? '',
    endsAt: slot?.endsAt ?? '',
    trainingId,
  }
  const query = sessionFactsQueries.of(evening)
  return useQuery({ ...query, queryFn: slot ? query.queryFn : skipToken }).data
}

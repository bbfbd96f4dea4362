/** What waits for a family, as far as it is known: the cards below say what could not be read. */
import { useQueries } from '@tanstack/react-query'
import { familyTaskQueries } from '@/features/attendance/api/family/tasks'
import { dueFeeQueries } from './fees'
import { inboxQueries } from './inbox'

interface WaitingFor {
  userId: string
  playerIds: readonly string[]
  /** Whose fees are asked for. */
  paysFor: readonly string[]
}

export function useWaiting({ userId, playerIds, paysFor }: WaitingFor) {
  const [fees, tasks, conversations] = useQueries({
    queries: [
      dueFeeQueries.of(paysFor),
      familyTaskQueries.open(playerIds),
      inboxQueries.unread(userId),
    ],
  })
  return {
    fees: fees.data ?? [],
    tasks: tasks.data ?? [],
    conversations: conversations.data ?? [],
  }
}

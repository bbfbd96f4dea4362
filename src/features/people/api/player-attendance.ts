/** When a player was there: the records of past trainings the asker may see, newest first. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { fetchAttendanceOfPlayer } from './players/player-rows'

export const playerAttendanceQueries = {
  of: (playerId: string) =>
    queryOptions({
      queryKey: ['people', 'attendance', playerId],
      meta: { reads: ['attendance', 'trainings', 'teams'] },
      queryFn: ({ signal }) => fetchAttendanceOfPlayer(playerId, signal),
    }),
}

export function usePlayerAttendance(playerId: string) {
  return useQuery(playerAttendanceQueries.of(playerId))
}

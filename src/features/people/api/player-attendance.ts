/** When a player was there: the records of past trainings the asker may see, newest first. */
import { useQuery } from '@tanstack/react-query'
import { fetchAttendanceOfPlayer } from './players/player-rows'

export function usePlayerAttendance(playerId: string) {
  return useQuery({
    queryKey: ['people', 'attendance', playerId],
    meta: { reads: ['attendance', 'trainings', 'teams'] },
    queryFn: ({ signal }) => fetchAttendanceOfPlayer(playerId, signal),
  })
}

/** When a player was there: the records of past trainings the asker may see, newest first. */
import { useQuery } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns =
  'id, status, minutes, training:trainings!attendance_training!inner(id, starts_at, title, team:teams!trainings_team(name))' as const

async function fetchRecords(playerId: string, signal: AbortSignal) {
  const client = await db()
  const rows = await unwrap(
    client
      .from('attendance')
      .select(columns)
      .eq('player_id', playerId)
      .not('status', 'is', null)
      .limit(400)
      .abortSignal(signal),
  )
  return rows.toSorted((one, other) =>
    other.training.starts_at.localeCompare(one.training.starts_at),
  )
}

export function usePlayerAttendance(playerId: string) {
  return useQuery({
    queryKey: ['people', 'attendance', playerId],
    queryFn: ({ signal }) => fetchRecords(playerId, signal),
  })
}

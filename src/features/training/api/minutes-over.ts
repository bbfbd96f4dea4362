/** How far a session ran past its end: a fact for the next plan, read by the team's staff only. */
import { useMutation } from '@tanstack/react-query'
import { db } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

/** Minutes from −120 to 180; below zero it ended early. */
interface MinutesOver {
  trainingId: string
  minutes: number
}

async function keepMinutesOver({ trainingId, minutes }: MinutesOver) {
  const client = await db()
  const table = client.from('training_staff_notes')
  // no upsert: that would rewrite the key, which nobody may
  const [changed] = await unwrap(
    table.update({ minutes_over: minutes }).eq('training_id', trainingId).select('training_id'),
  )
  if (changed) return changed
  return unwrap(
    table.insert({ training_id: trainingId, minutes_over: minutes }).select('training_id').single(),
  )
}

/** Without a connection it waits for one; the page says when it failed. */
export function useKeepMinutesOver() {
  return useMutation({
    mutationFn: keepMinutesOver,
    networkMode: 'online',
    meta: { invalidates: [['training']], silent: true },
  })
}

/** The table `training_staff_notes`: what coaches write for each other about a training; families never read it. */
import { useMutation } from '@tanstack/react-query'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

/** The review of a training as a whole; null before there is one. */
export async function fetchSessionReview(trainingId: string, signal: AbortSignal) {
  const client = await getDb()
  const rows = await unwrap(
    client
      .from('training_staff_notes')
      .select('review, minutes_over, reviewed_at')
      .eq('training_id', trainingId)
      .abortSignal(signal),
  )
  return rows[0] ?? null
}

/** Keeps the notes of a training; an empty text takes them away and leaves the review alone. */
export async function saveStaffNotes(trainingId: string, text: string): Promise<void> {
  const client = await getDb()
  const table = client.from('training_staff_notes')
  const notes = text.trim() || null
  // no upsert: that would rewrite the key, which nobody may
  const changed = await unwrap(
    table.update({ notes }).eq('training_id', trainingId).select('training_id'),
  )
  if (changed.length > 0 || notes === null) return
  await unwrapVoid(table.insert({ training_id: trainingId, notes }))
}

/** Minutes from −120 to 180 by which a session ran past its end; below zero it ended early. */
interface MinutesOver {
  trainingId: string
  minutes: number
}

async function saveMinutesOver({ trainingId, minutes }: MinutesOver) {
  const client = await getDb()
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

/** A fact for the next plan. Without a connection it waits for one; the page says when it failed. */
export function useSaveMinutesOver() {
  return useMutation({
    mutationFn: saveMinutesOver,
    networkMode: 'online',
    meta: { writes: ['training_staff_notes'], silent: true },
  })
}

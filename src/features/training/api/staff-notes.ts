/** What coaches write for each other about a training; families never read it. */
import { db } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

/** Keeps the notes of a training; an empty text takes them away and leaves the review alone. */
export async function keepStaffNotes(trainingId: string, text: string): Promise<void> {
  const client = await db()
  const table = client.from('training_staff_notes')
  const notes = text.trim() || null
  // no upsert: that would rewrite the key, which nobody may
  const changed = await unwrap(
    table.update({ notes }).eq('training_id', trainingId).select('training_id'),
  )
  if (changed.length > 0 || notes === null) return
  await unwrapVoid(table.insert({ training_id: trainingId, notes }))
}

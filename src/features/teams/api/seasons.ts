/** The table `seasons`: the periods a school has named. */
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const columns = 'name, school_id, starts_on, ends_on' as const

/** Of every school the reader may see, the latest first; 1,000 at most. */
export async function fetchSeasons(signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('seasons')
      .select(columns)
      .order('starts_on', { ascending: false })
      .limit(1000)
      .abortSignal(signal),
  )
}

/** Of one school, the latest first. */
export async function fetchSeasonsOfSchool(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('seasons')
      .select(columns)
      .eq('school_id', schoolId)
      .order('starts_on', { ascending: false })
      .abortSignal(signal),
  )
}

/** First and last day of one season. */
export async function fetchPeriod(schoolId: string, name: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('seasons')
      .select('starts_on, ends_on')
      .eq('school_id', schoolId)
      .eq('name', name)
      .abortSignal(signal)
      .single(),
  )
}

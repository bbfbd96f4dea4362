/** Who runs a school: its owners and coaches, with their offices and teams. */
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const personSchema = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string().nullable(),
  is_owner: z.boolean(),
  duties: z.array(z.enum(['safeguarding', 'treasurer'])),
  teams: z.array(z.object({ id: z.string(), name: z.string() })),
})

export type SchoolPerson = z.infer<typeof personSchema>

/** Owners first, then coaches by name; empty for everybody who does not belong to the school. */
export async function fetchSchoolPeople(
  schoolId: string,
  signal?: AbortSignal,
): Promise<SchoolPerson[]> {
  const client = await getDb()
  const query = client.rpc('school_people', { p_school_id: schoolId })
  return personSchema.array().parse(await unwrap(signal ? query.abortSignal(signal) : query))
}

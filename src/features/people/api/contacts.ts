/** Telephone numbers and addresses of a team's guardians: asked for on purpose, because each asking is on record. */
import { useMutation } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'

const contactSchema = z.object({
  player_id: z.string(),
  guardian_id: z.string(),
  phone: z.string().nullable(),
  emergency_phone: z.string().nullable(),
  email: z.string().nullable(),
  preferred_contact: z.enum(['phone', 'email', 'app']),
})

export type Contact = z.infer<typeof contactSchema>

/** A mutation, so that nothing asks again by itself. */
export function useOpenContacts() {
  return useMutation({
    mutationFn: async (teamId: string): Promise<Contact[]> => {
      const client = await getDb()
      const rows = await unwrap(client.rpc('team_contacts', { p_team_id: teamId }))
      return contactSchema.array().parse(rows)
    },
    meta: { writes: [] },
  })
}

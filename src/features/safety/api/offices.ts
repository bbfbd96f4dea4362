/** Offices of the school: who holds one, who is proposed, and the answers it takes. */
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'
import { duties } from '../model/case-schemas'
import { safetyKey } from './keys'

const duty = z.enum(duties)

const officeSchema = z.object({
  school_id: z.string(),
  school_name: z.string(),
  user_id: z.string(),
  full_name: z.string(),
  duty,
  /** Null for a proposal. */
  held_since: z.string().nullable(),
  proposal_id: z.string().nullable(),
  proposed_by_name: z.string().nullable(),
  accepted_at: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  is_mine: z.boolean(),
})
export type Office = z.infer<typeof officeSchema>

export function useOffices() {
  return useQuery(
    queryOptions({
      queryKey: [...safetyKey, 'offices'],
      meta: { reads: ['school_officers', 'office_proposals'] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return officeSchema
          .array()
          .parse(await unwrap(client.rpc('list_offices').abortSignal(signal)))
      },
    }),
  )
}

interface Proposal {
  school_id: string
  user_id: string
  duty: z.infer<typeof duty>
}

/** Errors: `own_office` (forbidden), `office_held` and `office_proposed` (invalid). */
export function useProposeOfficer() {
  return useMutation({
    mutationFn: async (proposal: Proposal) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('propose_officer', {
          p_school_id: proposal.school_id,
          p_user_id: proposal.user_id,
          p_duty: proposal.duty,
        }),
      )
    },
    meta: { writes: ['office_proposals'], success: 'safety:toasts.proposed', silent: true },
  })
}

interface Answer {
  proposalId: string
  isYes: boolean
}

/** The person's own answer. */
export function useAnswerOffice() {
  return useMutation({
    mutationFn: async ({ proposalId, isYes }: Answer) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('answer_office', { p_proposal_id: proposalId, p_is_accepted: isYes }),
      )
    },
    meta: { writes: ['office_proposals', 'school_officers'], success: 'safety:toasts.answered' },
  })
}

/** An administrator's answer. */
export function useConfirmOffice() {
  return useMutation({
    mutationFn: async ({ proposalId, isYes }: Answer) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('confirm_office', { p_proposal_id: proposalId, p_is_confirmed: isYes }),
      )
    },
    meta: { writes: ['office_proposals', 'school_officers'], success: 'safety:toasts.answered' },
  })
}

/** Ends an office, or takes an open proposal back. */
export function useEndOffice() {
  return useMutation({
    mutationFn: async ({ school_id, user_id, duty: ended }: Proposal) => {
      const client = await getDb()
      await unwrapVoid(
        client.rpc('end_office', { p_school_id: school_id, p_user_id: user_id, p_duty: ended }),
      )
    },
    meta: { writes: ['office_proposals', 'school_officers'], success: 'safety:toasts.ended' },
  })
}

/** Records of players who left, which a school need not keep any longer: what the nightly job proposes. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { eraseFilesNow } from '@/lib/supabase/erase-files-now'
import { getDb } from '@/lib/supabase/client'
import { unwrap } from '@/lib/supabase/unwrap'
import { adminKey } from './keys'

const columns =
  'id, status, left_before, player_count, row_counts, receipt, decided_at, created_at' as const

/** What is decided stays on the screen for a while, with its receipt. */
const shownCount = 5

const retentionQueries = {
  of: (schoolId: string) =>
    queryOptions({
      queryKey: [...adminKey, 'retention', schoolId],
      meta: { reads: ['retention_proposals'] },
      queryFn: ({ signal }) => fetchProposals(schoolId, signal),
    }),
}

async function fetchProposals(schoolId: string, signal: AbortSignal) {
  const client = await getDb()
  return unwrap(
    client
      .from('retention_proposals')
      .select(columns)
      .eq('school_id', schoolId)
      .order('created_at', { ascending: false })
      .limit(shownCount)
      .abortSignal(signal),
  )
}

export type RetentionProposal = Awaited<ReturnType<typeof fetchProposals>>[number]

export function useRetentionProposals(schoolId: string) {
  return useSuspenseQuery(retentionQueries.of(schoolId)).data
}

/** Errors: `illegal_move` (invalid) when somebody else has decided. */
export function useDecideRetention() {
  return useMutation({
    mutationFn: async ({ id, isConfirmed }: { id: string; isConfirmed: boolean }) => {
      const client = await getDb()
      await unwrap(
        client.rpc('decide_retention', { p_proposal_id: id, p_is_confirmed: isConfirmed }),
      )
      if (isConfirmed) void eraseFilesNow()
    },
    meta: {
      writes: ['retention_proposals', 'erasure_requests', 'players', 'squad_members', 'audit_log'],
      success: 'admin:retention.decided',
    },
  })
}

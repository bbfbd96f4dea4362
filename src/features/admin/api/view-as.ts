/** Looking through somebody's eyes: beginning and end are written down, between them is only reading. */
import { queryOptions, useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { AppError } from '@/lib/errors'
import { getDb } from '@/lib/supabase/client'
import { unwrap, unwrapVoid } from '@/lib/supabase/unwrap'

const event = z.object({
  id: z.string(),
  starts_at: z.string(),
  status: z.string(),
  team: z.string().nullable(),
  time_zone: z.string().nullable(),
})

const viewSchema = z.object({
  ends_at: z.string(),
  person: z
    .object({
      id: z.string(),
      first_name: z.string(),
      last_name: z.string(),
      avatar_url: z.string().nullable(),
      role: z.string().nullable(),
      status: z.string(),
    })
    .nullable(),
  roles: z.array(z.object({ role: z.string(), school: z.string().nullable() })),
  teams: z.array(z.object({ id: z.string(), name: z.string(), season: z.string() })),
  players: z.array(z.object({ id: z.string(), first_name: z.string(), last_name: z.string() })),
  trainings: z.array(event.extend({ title: z.string().nullable(), place: z.string().nullable() })),
  matches: z.array(event.extend({ opponent: z.string(), venue: z.string().nullable() })),
  counts: z.object({
    teams: z.number(),
    players: z.number(),
    trainings: z.number(),
    matches: z.number(),
    tasks: z.number(),
    unread: z.number(),
  }),
})

export type View = z.infer<typeof viewSchema>

export const viewAsQueries = {
  /** `view_as_over` once it was ended or half an hour passed; never kept for later. */
  view: (id: number) =>
    queryOptions({
      queryKey: ['view-as', id],
      meta: { reads: [] },
      queryFn: async ({ signal }) => {
        const client = await getDb()
        return viewSchema.parse(
          await unwrap(client.rpc('view_as', { p_view_id: id }).abortSignal(signal)),
        )
      },
      gcTime: 0,
      retry: false,
    }),
}

export function useView(id: number): View {
  return useSuspenseQuery(viewAsQueries.view(id)).data
}

/** Answers the number of the view. */
export function useStartView(userId: string) {
  return useMutation({
    mutationFn: async (reason: string) => {
      const client = await getDb()
      const [view] = await unwrap(
        client.rpc('start_view_as', { p_user_id: userId, p_reason: reason }),
      )
      if (!view) throw new AppError('not_found')
      return view.view_id
    },
    meta: { writes: ['audit_log'], silent: true },
  })
}

export function useEndView() {
  return useMutation({
    mutationFn: async (id: number) => {
      const client = await getDb()
      await unwrapVoid(client.rpc('end_view_as', { p_view_id: id }))
    },
    meta: { writes: ['audit_log'] },
  })
}

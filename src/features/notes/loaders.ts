import type { LoaderFunctionArgs } from 'react-router'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { readSearch, requireFound, requireId } from '@/lib/router/loader'
import { readUrlState } from '@/shared/hooks/url-state'
import { labQueries } from './api/lab'
import { noteQueries, recordReading } from './api/notes'
import { labFilterSchema, noteFilterSchema } from './model/note-filter'

export async function loadNoteLab({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(labFilterSchema, readSearch(request))
  await Promise.all([loadVisitor(), queryClient.prefetchQuery(labQueries.list(filter))])
  return null
}

export async function loadNoteHistory({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(noteFilterSchema, readSearch(request))
  await queryClient.prefetchQuery(noteQueries.list(filter))
  return null
}

/** Whoever opens somebody else's note has read it: that is recorded, and no reason to fail. */
export async function loadNote(args: LoaderFunctionArgs) {
  const query = noteQueries.details(requireId(args))
  const [{ session }, note] = await Promise.all([
    loadVisitor(),
    requireFound(args.request, queryClient.fetchQuery({ ...query, staleTime: 0 })),
  ])
  const me = session?.user.id
  const isKnown = note.reads.some(({ user_id: reader }) => reader === me)
  if (note.author_id !== me && !isKnown) void recordReading(note.id).catch(() => undefined)
  return null
}

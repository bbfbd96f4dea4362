import { redirect, type LoaderFunctionArgs } from 'react-router'
import { loadVisitor } from '@/features/teams/api/visitor'
import { queryClient } from '@/lib/query/query-client'
import { requireFound, readSearch, requireId } from '@/lib/router/loader'
import { href, paths } from '@/lib/router/paths'
import { readUrlState } from '@/shared/hooks/url-state'
import { fieldQueries } from './api/fields'
import { fieldFilterSchema } from './model/field-filter'

/** Schools the person owns in the active role. */
async function loadOwnedSchools() {
  const { session, role } = await loadVisitor()
  return (session?.held_roles ?? []).flatMap((held) =>
    role === 'owner' && held.role === 'owner' ? (held.school_id ?? []) : [],
  )
}

export async function loadFieldList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(fieldFilterSchema, readSearch(request))
  await Promise.all([
    loadVisitor(),
    queryClient.prefetchQuery(fieldQueries.list(filter)),
    queryClient.prefetchQuery(fieldQueries.places()),
  ])
  return null
}

/** What the database does not show is not there (404). */
async function loadField(args: LoaderFunctionArgs, age: { staleTime?: number } = {}) {
  const query = fieldQueries.one(requireId(args))
  return requireFound(
    args.request,
    queryClient.fetchQuery({ staleTime: Infinity, ...query, ...age }),
  )
}

export async function loadFieldDetails(args: LoaderFunctionArgs) {
  await Promise.all([loadVisitor(), loadField(args)])
  return null
}

/** Only owners make fields. */
export async function loadFieldToCreate() {
  const owned = await loadOwnedSchools()
  if (owned.length === 0) throw redirect(paths.fields.list)
  return null
}

/** Read anew: what is compared on saving is what was shown. Everybody else reads the field instead. */
export async function loadFieldToEdit(args: LoaderFunctionArgs) {
  const [owned, { id, school_id }] = await Promise.all([
    loadOwnedSchools(),
    loadField(args, { staleTime: 0 }),
  ])
  if (!owned.includes(school_id)) throw redirect(href(paths.fields.details, { id }))
  return null
}

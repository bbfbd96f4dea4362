import { redirect, type LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { loadSession } from '@/features/session/api/session-store'
import { teamQueries } from '@/features/teams/api/teams'
import { toAppError } from '@/lib/errors'
import { queryClient } from '@/lib/query/query-client'
import { pageNotFound } from '@/lib/router/page'
import { href, paths } from '@/lib/router/paths'
import { readUrlState } from '@/shared/hooks/url-state'
import { fieldQueries } from './api/fields'
import { fieldFilterSchema } from './model/field-filter'

/** Role and teams of the person, which decide what the pages offer. */
async function visitor() {
  const session = await loadSession()
  const role = session?.profile?.role ?? null
  await queryClient.prefetchQuery(teamQueries.mine(session?.user.id ?? '', role))
  const owned = (session?.held_roles ?? []).flatMap((held) =>
    role === 'owner' && held.role === 'owner' ? (held.school_id ?? []) : [],
  )
  return { role, owned }
}

export async function fieldList({ request }: LoaderFunctionArgs) {
  const filter = readUrlState(fieldFilterSchema, new URL(request.url).searchParams)
  await Promise.all([
    visitor(),
    queryClient.prefetchQuery(fieldQueries.list(filter)),
    queryClient.prefetchQuery(fieldQueries.places()),
  ])
  return null
}

/** What the database does not show is not there (404). */
async function field({ params, request }: LoaderFunctionArgs) {
  const id = z.guid().safeParse(params.id)
  if (!id.success) throw pageNotFound(new URL(request.url).pathname)
  try {
    return await queryClient.ensureQueryData(fieldQueries.one(id.data))
  } catch (error) {
    if (toAppError(error).code === 'not_found') throw pageNotFound(new URL(request.url).pathname)
    throw error
  }
}

export async function fieldDetails(args: LoaderFunctionArgs) {
  await Promise.all([visitor(), field(args)])
  return null
}

/** Only owners make fields. */
export async function fieldToCreate() {
  const { owned } = await visitor()
  if (owned.length === 0) throw redirect(paths.fields.list)
  return null
}

/** Everybody else reads the field instead. */
export async function fieldToEdit(args: LoaderFunctionArgs) {
  const [{ owned }, { id, school_id }] = await Promise.all([visitor(), field(args)])
  if (!owned.includes(school_id)) throw redirect(href(paths.fields.details, { id }))
  return null
}

/** Steps that route loaders share: the id in the address, its search, and 404 for what is not shown. */
import type { LoaderFunctionArgs } from 'react-router'
import { z } from 'zod'
import { toAppError } from '@/lib/errors'
import { createNotFound } from './page'

/** The id under this name in the address; throws 404 for what is no id. */
export function requireId({ params, request }: LoaderFunctionArgs, name = 'id'): string {
  const id = z.guid().safeParse(params[name])
  if (!id.success) throw createNotFound(request)
  return id.data
}

/** What was asked for; throws 404 where the database does not show it, and any other failure as it is. */
export async function requireFound<Found>(request: Request, asked: Promise<Found>): Promise<Found> {
  const found = await getOrNull(asked)
  if (found === null) throw createNotFound(request)
  return found
}

/** What was asked for, or null where the database does not show it; throws any other failure. */
export async function getOrNull<Found>(asked: Promise<Found>): Promise<Found | null> {
  try {
    return await asked
  } catch (error) {
    if (toAppError(error).code === 'not_found') return null
    throw error
  }
}

export function readSearch(request: Request): URLSearchParams {
  return new URL(request.url).searchParams
}

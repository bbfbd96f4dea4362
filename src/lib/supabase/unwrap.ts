/** Turns a Supabase answer into its data or a typed AppError, so callers never look at `error`. */
import { AppError, type AppErrorCode } from '@/lib/errors'

interface Failure {
  message: string
  code?: string
  status?: number
}

interface Answer<T> {
  data: T
  error: Failure | null
  status?: number
}

/** PostgreSQL, PostgREST and auth codes that mean something to a person (research: error table). */
const codes: Record<string, AppErrorCode> = {
  PGRST116: 'not_found',
  PGRST301: 'session_invalid',
  PGRST302: 'not_signed_in',
  PGRST303: 'session_invalid',
  '25006': 'read_only',
  '42501': 'forbidden',
  '23505': 'conflict',
  '23503': 'conflict',
  '23514': 'invalid',
  '22001': 'invalid',
  '22P02': 'not_found',
  P0001: 'invalid',
}

/** What the limits of a plan refuse with, alone or in the name of a row of a table. */
const planFull = /(^|:)(team|player)_limit_reached$/

/**
 * Awaits a query and returns its non-null data; throws AppError, `not_found` when there is no row. A function that returns
 * void answers nothing and would look like a missing row: the type sends it to `unwrapVoid`.
 */
export async function unwrap<T extends object | string | number | boolean | null>(
  query: PromiseLike<Answer<T>>,
): Promise<NonNullable<T>> {
  const { data, error, status } = await query
  if (error) throw toAppErrorFrom(error, status)
  if (data === null || data === undefined) throw new AppError('not_found')
  return data
}

/** The same where no answer is an answer too. */
export async function unwrapMaybe<T>(query: PromiseLike<Answer<T>>): Promise<T | null> {
  const { data, error, status } = await query
  if (error) throw toAppErrorFrom(error, status)
  return data
}

/** The same for calls whose answer carries no data. */
export async function unwrapVoid(query: PromiseLike<Answer<unknown>>): Promise<void> {
  const { error, status } = await query
  if (error) throw toAppErrorFrom(error, status)
}

export interface Page<T> {
  rows: T[]
  total: number
}

/** For lists asked with `{ count: 'exact' }`: the rows and how many there are in all. */
export async function unwrapPage<T>(
  query: PromiseLike<Answer<T[] | null> & { count: number | null }>,
): Promise<Page<T>> {
  const { data, error, status, count } = await query
  if (error) throw toAppErrorFrom(error, status)
  const rows = data ?? []
  return { rows, total: count ?? rows.length }
}

function toAppErrorFrom(error: Failure, status?: number): AppError {
  const http = error.status ?? status ?? 0
  if (http === 0 || /fetch failed|failed to fetch|networkerror/i.test(error.message)) {
    return new AppError('offline', { cause: error })
  }
  if (/invalid (value for )?jwt|jwt expired/i.test(error.message)) {
    return new AppError('session_invalid', { cause: error })
  }
  if (error.code === 'P0001' && planFull.test(error.message)) {
    return new AppError('plan_full', { cause: error, detail: error.message })
  }
  const code = error.code ? codes[error.code] : undefined
  const detail = error.code === 'P0001' || error.code === '42501' ? error.message : error.code
  return new AppError(code ?? toErrorCode(http), { cause: error, detail: detail ?? error.message })
}

function toErrorCode(status: number): AppErrorCode {
  if (status === 401) return 'not_signed_in'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not_found'
  if (status === 409) return 'conflict'
  if (status === 413) return 'too_large'
  if (status === 429) return 'rate_limited'
  if (status >= 500) return 'unavailable'
  return 'invalid'
}

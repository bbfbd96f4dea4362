/**
 * @supabase/lite 0.10 answers a failed check, a raised exception and a few others with a bare 500 ("SUP"). PostgREST
 * gives them their own status and body (its documentation, chapter "Errors"), and the app maps those codes.
 */
import type { PgliteConnection } from '@supabase/lite/pglite'

interface DatabaseError {
  code: string
  message: string
  details: string | null
  hint: string | null
}

/** By code or class of code; the first that fits counts, anything else is 400. */
const STATUS: [string, number][] = [
  ['23503', 409],
  ['23505', 409],
  ['25006', 405],
  ['P0001', 400],
  ['08', 503],
  ['09', 500],
  ['0L', 403],
  ['0P', 403],
  ['25', 500],
  ['28', 403],
  ['2D', 500],
  ['38', 500],
  ['39', 500],
  ['3B', 500],
  ['40', 500],
  ['53', 503],
  ['54', 413],
  ['55', 500],
  ['57', 500],
  ['58', 500],
  ['F0', 500],
  ['HV', 500],
  ['P0', 500],
  ['XX', 500],
]

/** Returns the function that fixes a response; to be called right after the request that may have failed. */
export function watchDatabaseErrors(connection: PgliteConnection) {
  let last: DatabaseError | null = null
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error: unknown) => {
    last = read(error) ?? last
    return normalize(error)
  }

  return async function mend(response: Response): Promise<Response> {
    const error = last
    last = null
    if (response.status !== 500 || !error) return response
    const body: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    if (!(body && typeof body === 'object' && 'code' in body && body.code === 'SUP'))
      return response
    const status = STATUS.find(([start]) => error.code.startsWith(start))?.[1] ?? 400
    return Response.json(error, { status })
  }
}

function read(error: unknown): DatabaseError | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null
  const toTextOrNull = (value: unknown) => (typeof value === 'string' ? value : null)
  return {
    code: error.code,
    message: error.message,
    details: 'detail' in error ? toTextOrNull(error.detail) : null,
    hint: 'hint' in error ? toTextOrNull(error.hint) : null,
  }
}

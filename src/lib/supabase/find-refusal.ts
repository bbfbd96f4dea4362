/** The word of an edge function that refused, for the messages of whoever called it. */
import { z } from 'zod'

const refusalSchema = z
  .object({ code: z.string().optional(), message: z.string().optional() })
  .catch({})

/** `error`: of `functions.invoke`, null for an answer that makes no sense; its context is the answer of a function that refused. */
export async function findRefusal(error: unknown): Promise<string> {
  if (error === null) return 'no_address'
  if (!(error instanceof Error && 'context' in error && error.context instanceof Response)) {
    return 'no_answer'
  }
  const { context } = error
  return parseRefusal(context.status, await context.json().catch(() => null))
}

/**
 * The word for a refusal. `status`: of the answer; `body`: `{ code }`, or `{ message }` as calls of the database
 * answer. Without a session `sign_in`, with no word in it `no_address`.
 */
export function parseRefusal(status: number, body: unknown): string {
  if (status === 401) return 'sign_in'
  const { code, message } = refusalSchema.parse(body)
  return code ?? message ?? 'no_address'
}

/** What the functions answer that lead to the payment provider. */
import { z } from 'zod'

const answerSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })
const refusalSchema = z
  .object({ code: z.string().optional(), message: z.string().optional() })
  .catch({})

/** Where to go; null for an answer that makes no sense. */
export function parseAddress(answer: unknown): string | null {
  return answerSchema.safeParse(answer).data?.url ?? null
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

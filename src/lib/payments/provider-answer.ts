/** What the functions answer that lead to the payment provider. */
import { z } from 'zod'

const answerSchema = z.object({ url: z.url({ protocol: /^https?$/ }) })

/** Where to go; null for an answer that makes no sense. */
export function parseAddress(answer: unknown): string | null {
  return answerSchema.safeParse(answer).data?.url ?? null
}

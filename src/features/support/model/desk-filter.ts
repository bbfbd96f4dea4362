/** What the desk of the support can be asked for; lives in the URL. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'
import { supportKinds, supportStates } from './ticket'

export const deskFilterSchema = createListSchema({
  state: z.enum(supportStates).or(z.literal('')).default(''),
  kind: z.enum(supportKinds).or(z.literal('')).default(''),
  overdue: z.boolean().default(false),
  /** The database decides: what is due first stands on top. */
  sort: z.enum(['reply_due_at']).default('reply_due_at'),
})

export type DeskFilter = z.infer<typeof deskFilterSchema>

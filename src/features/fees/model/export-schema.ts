/** What goes to the accountant: which days, and as what. */
import { z } from 'zod'

const errors = 'fees:export.errors'
const account = z
  .string()
  .trim()
  .regex(/^\d{3,9}$/, { error: `${errors}.account` })

export const exportSchema = z
  .object({
    from: z.string().min(1, { error: `${errors}.day` }),
    to: z.string().min(1, { error: `${errors}.day` }),
    format: z.enum(['table', 'datev']),
    bank: account,
    cash: account,
    income: account,
  })
  .refine(({ from, to }) => from <= to, { error: `${errors}.order`, path: ['to'] })

export type ExportInput = z.input<typeof exportSchema>

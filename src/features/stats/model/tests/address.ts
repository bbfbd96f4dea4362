/** Which test and which day the page shows, kept in the address. */
import { z } from 'zod'
import { testKeys } from './measured-test'

export const testAddressSchema = z.object({
  /** Empty: choosing. */
  test: z.enum(['', ...testKeys]).default(''),
  /** `YYYY-MM-DD`; empty: today. */
  on: z
    .string()
    .regex(/^(\d{4}-\d{2}-\d{2})?$/)
    .default(''),
})

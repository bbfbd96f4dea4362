/** What is asked before an order; the limits of `orders`. */
import { z } from 'zod'

export const purchaseLimits = {
  recipient: 120,
  street: 200,
  postal_code: 12,
  city: 100,
  note: 500,
} as const

/** Where parcels go. */
export const countries = ['DE', 'AT', 'BG', 'CH', 'LU', 'NL', 'BE', 'FR', 'IT', 'PL', 'CZ'] as const

const addressFields = ['recipient', 'street', 'postal_code', 'city'] as const

const createText = (most: number) => z.string().trim().max(most, { error: 'shop:errors.too_long' })

export const purchaseSchema = z
  .object({
    delivery: z.enum(['shipping', 'pickup']),
    recipient: createText(purchaseLimits.recipient),
    street: createText(purchaseLimits.street),
    postal_code: createText(purchaseLimits.postal_code),
    city: createText(purchaseLimits.city),
    country: z.enum(countries),
    note: createText(purchaseLimits.note),
  })
  .superRefine((values, context) => {
    if (values.delivery === 'pickup') return
    for (const field of addressFields.filter((name) => values[name] === '')) {
      context.addIssue({ code: 'custom', path: [field], message: `shop:errors.${field}` })
    }
  })
export type PurchaseValues = z.infer<typeof purchaseSchema>

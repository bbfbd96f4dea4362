/** A shop's own terms as their form knows them; limits of `shops`. */
import { z } from 'zod'
import { formatTypedPrice, parsePrice } from './price'

export const shopLimits = {
  title: 80,
  pickupPlace: 200,
  contactEmail: 200,
  shippingCents: 10_000,
  freeFromCents: 1_000_000,
} as const

const errors = 'shop/desk:errors'

const createSum = (most: number, error: string, isOptional: boolean) =>
  z
    .string()
    .trim()
    .transform((typed, context) => {
      if (typed === '' && isOptional) return null
      const cents = parsePrice(typed)
      if (cents !== null && cents <= most) return cents
      context.issues.push({ code: 'custom', input: typed, message: `${errors}.${error}` })
      return z.NEVER
    })

export const shopSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, { error: `${errors}.title` })
    .max(shopLimits.title, { error: `${errors}.too_long` }),
  is_open: z.boolean(),
  shipping: createSum(shopLimits.shippingCents, 'shipping', false),
  free_from: createSum(shopLimits.freeFromCents, 'free_from', true),
  pickup_place: z
    .string()
    .trim()
    .max(shopLimits.pickupPlace, { error: `${errors}.too_long` }),
  contact_email: z
    .string()
    .trim()
    .max(shopLimits.contactEmail, { error: `${errors}.too_long` })
    .regex(/^$|^[^@\s]+@[^@\s]+$/, { error: `${errors}.email` }),
})

export type ShopInput = z.input<typeof shopSchema>
export type ShopValues = z.output<typeof shopSchema>

interface StoredShop {
  title: string
  is_open: boolean
  shipping_cents: number
  free_shipping_from_cents: number | null
  pickup_place: string | null
  contact_email: string | null
}

/** `name`: of the school, for a shop that is not there yet; its parcels cost what most clubs ask for. */
export function toShopInput(shop: StoredShop | null, name: string, locale: string): ShopInput {
  return {
    title: shop?.title ?? name,
    is_open: shop?.is_open ?? true,
    shipping: formatTypedPrice(shop?.shipping_cents ?? 490, locale),
    free_from: formatTypedPrice(shop?.free_shipping_from_cents ?? null, locale),
    pickup_place: shop?.pickup_place ?? '',
    contact_email: shop?.contact_email ?? '',
  }
}

export function toShopRow({ shipping, free_from, ...values }: ShopValues) {
  return {
    title: values.title,
    is_open: values.is_open,
    shipping_cents: shipping ?? 0,
    free_shipping_from_cents: free_from,
    pickup_place: values.pickup_place || null,
    contact_email: values.contact_email || null,
  }
}

export type ShopRow = ReturnType<typeof toShopRow>

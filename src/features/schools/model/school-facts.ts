/** What a school says about itself (spec section 3, "Owner and school"); limits of `public.schools`. */
import { z } from 'zod'

export const schoolTypes = ['academy', 'club', 'school', 'training_center'] as const

export const schoolLimits = {
  name: 120,
  location: 120,
  address: 200,
  website: 200,
  description: 2000,
} as const

/** The six fields; `errors` is where the messages stand, such as `admin:school.errors`. */
export function createSchoolFactsSchema(errors: string) {
  const createTextSchema = (most: number) =>
    z
      .string()
      .trim()
      .max(most, { error: `${errors}.too_long` })
  return z.object({
    name: createTextSchema(schoolLimits.name).min(1, { error: `${errors}.name` }),
    type: z.enum(schoolTypes, { error: `${errors}.type` }),
    location: createTextSchema(schoolLimits.location),
    address: createTextSchema(schoolLimits.address),
    // `https://` may be left out; anything but a web address is refused, as people click on it
    website: createTextSchema(schoolLimits.website)
      .transform((typed) => (typed && !/^https?:\/\//i.test(typed) ? `https://${typed}` : typed))
      .refine((address) => address === '' || isWebAddress(address), { error: `${errors}.website` }),
    description: createTextSchema(schoolLimits.description),
  })
}

/** An address that may be a link: stored ones were not all typed into a form. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.')
}

/** How an address reads: without the part that every one has. */
export function formatWebName(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/$/, '')
}

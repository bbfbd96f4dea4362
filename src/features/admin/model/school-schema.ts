/** A school as its form knows it (spec section 3, "Owner and school"); limits of `public.schools`. */
import { z } from 'zod'
import { matchDaySchema } from '@/features/schools/model/match-day'
import { createSchoolFactsSchema } from '@/features/schools/model/school-facts'

const errors = 'admin:school.errors'

export const schoolSchema = createSchoolFactsSchema(errors).extend({
  country: z.string().regex(/^[A-Z]{2}$/, { error: `${errors}.country` }),
  time_zone: z.string().min(1, { error: `${errors}.time_zone` }),
  accepts_owner_invitations: z.boolean(),
  coaches_may_invite: z.boolean(),
  ...matchDaySchema.shape,
})

export type SchoolInput = z.input<typeof schoolSchema>
export type SchoolValues = z.output<typeof schoolSchema>

/** An emptied text is no text. */
export function toSchoolRow({
  location,
  address,
  website: site,
  description,
  ...rest
}: SchoolValues) {
  return {
    ...rest,
    location: location || null,
    address: address || null,
    website: site || null,
    description: description || null,
  }
}

export type SchoolRow = ReturnType<typeof toSchoolRow>

export const newSchool: SchoolInput = {
  name: '',
  type: 'club',
  location: '',
  address: '',
  website: '',
  description: '',
  country: 'DE',
  time_zone: 'Europe/Berlin',
  accepts_owner_invitations: false,
  coaches_may_invite: true,
  live_ticker: 'goals',
  has_player_votes: false,
  least_minutes_share: '',
}

/** A team as its forms know it; limits of `public.teams`. */
import { z } from 'zod'
import type { AppError } from '@/lib/errors'
import { seasonForm } from './season'

export const teamLimits = { name: 60 } as const

export const teamSchema = z.object({
  school_id: z.string().min(1, { error: 'teams:form.errors.school' }),
  name: z
    .string()
    .trim()
    .min(1, { error: 'teams:form.errors.name' })
    .max(teamLimits.name, { error: 'teams:form.errors.name_long' }),
  age_group: z.string().min(1, { error: 'teams:form.errors.age_group' }),
  season: z.string().regex(seasonForm, { error: 'teams:form.errors.season' }),
})

export type TeamInput = z.input<typeof teamSchema>
export type TeamValues = z.output<typeof teamSchema>

/** What the server found wrong, beside the field it belongs to. */
export function describeTeamFailure({ detail }: AppError): Partial<Record<'name', string>> {
  if (detail === '23505') return { name: 'teams:form.errors.name_taken' }
  return {}
}

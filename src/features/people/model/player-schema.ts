/** The player form: every field of spec section 3 with the limits of the database. */
import { z } from 'zod'
import { feet, playerLimits, positions } from './player'
import { getToday } from '@/lib/time/calendar-date'
import { emailSchema, relationshipSchema } from './invitation-schema'

const { name, shirt, height, weight, bornFrom } = playerLimits

const nameSchema = z.string().trim().min(1, { error: 'common:form.errors.required' }).max(name)

const squadSchema = z.object({
  team_id: z
    .string({ error: 'people:form.errors.team' })
    .min(1, { error: 'people:form.errors.team' }),
  shirt_number: z.number().int().min(shirt.min).max(shirt.max).nullable(),
})

const guardianSchema = z.object({ email: emailSchema, relationship: relationshipSchema })

export const playerSchema = z
  .object({
    first_name: nameSchema,
    last_name: nameSchema,
    date_of_birth: z
      .string({ error: 'people:form.errors.born' })
      .min(1, { error: 'people:form.errors.born' }),
    position: z.enum(positions).nullable(),
    other_positions: z.array(z.enum(positions)).max(playerLimits.otherPositions),
    strong_foot: z.enum(feet).nullable(),
    squads: z.array(squadSchema).max(playerLimits.teams),
    height_cm: z.number().min(height.min).max(height.max).nullable(),
    weight_kg: z.number().min(weight.min).max(weight.max).nullable(),
    guardians: z.array(guardianSchema).max(4),
  })
  .superRefine((values, context) => {
    const addIssue = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message })
    if (values.date_of_birth > getToday())
      addIssue(['date_of_birth'], 'people:form.errors.born_in_future')
    if (values.date_of_birth && values.date_of_birth < bornFrom) {
      addIssue(['date_of_birth'], 'people:form.errors.born')
    }
    if (values.position && values.other_positions.includes(values.position)) {
      addIssue(['other_positions'], 'people:form.errors.same_position')
    }
    values.squads.forEach(({ team_id }, index) => {
      const isTwice = values.squads.findIndex((other) => other.team_id === team_id) < index
      if (isTwice) addIssue(['squads', index, 'team_id'], 'people:form.errors.team_twice')
    })
  })

export type PlayerInput = z.input<typeof playerSchema>
export type PlayerValues = z.output<typeof playerSchema>

export const blankPlayer = {
  first_name: '',
  last_name: '',
  date_of_birth: '',
  position: null,
  other_positions: [],
  strong_foot: null,
  squads: [],
  height_cm: null,
  weight_kg: null,
  guardians: [],
} satisfies PlayerInput

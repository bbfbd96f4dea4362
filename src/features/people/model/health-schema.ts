/** What a family writes about a child's health: in an emergency the number to call, then what to know. */
import { z } from 'zod'
import { relationships } from './player'

/** Limits of `medical_notes`, `injuries` and `emergency_contacts`. */
export const healthLimits = {
  text: 500,
  advice: 1000,
  bodyPart: 60,
  name: 80,
  phone: 30,
  contacts: 4,
}

const createTextSchema = (max: number) =>
  z.string().trim().max(max, { error: 'people:health.errors.too_long' })

export const healthSchema = z
  .object({
    advice: createTextSchema(healthLimits.advice),
    allergies: createTextSchema(healthLimits.text),
    medication: createTextSchema(healthLimits.text),
    /** Empty: not injured now. */
    body_part: createTextSchema(healthLimits.bodyPart),
    occurred_on: z.string(),
    expected_return_on: z.string(),
  })
  .refine(({ body_part, occurred_on }) => body_part === '' || occurred_on !== '', {
    error: 'people:health.errors.since',
    path: ['occurred_on'],
  })
  .refine(({ occurred_on, expected_return_on: back }) => back === '' || back >= occurred_on, {
    error: 'people:health.errors.back',
    path: ['expected_return_on'],
  })

export type HealthInput = z.infer<typeof healthSchema>

const contactSchema = z.object({
  /** Empty for a new one. */
  id: z.string(),
  name: z
    .string()
    .trim()
    .min(1, { error: 'people:health.errors.name' })
    .max(healthLimits.name, { error: 'people:health.errors.too_long' }),
  phone: z
    .string()
    .trim()
    .min(3, { error: 'people:health.errors.phone' })
    .max(healthLimits.phone, { error: 'people:health.errors.phone' })
    .regex(/^\+?[\d\s()/.-]+$/, { error: 'people:health.errors.phone' }),
  relationship: z.enum(relationships),
})

export const contactsSchema = z.object({
  contacts: z.array(contactSchema).max(healthLimits.contacts),
})

export type ContactsInput = z.infer<typeof contactsSchema>

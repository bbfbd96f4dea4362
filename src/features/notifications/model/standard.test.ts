import { expect, it } from 'vitest'
import { listSwitchedOn, standardSchema } from './standard'

const everything = {
  email: true,
  push: true,
  training: true,
  messages: true,
  tasks: true,
  notes: true,
  system: true,
  payments: true,
  training_lead: '1_day',
  tasks_lead: '2_hours',
  digest: 'weekly',
} as const

it('what is on is told in the order of the settings', () => {
  const some = { ...everything, email: false, training: false, notes: false }
  expect(listSwitchedOn(some)).toEqual({
    ways: ['push'],
    subjects: ['messages', 'tasks', 'system', 'payments'],
  })
})

it('only the lead times and rhythms of the specification are taken', () => {
  expect(standardSchema.safeParse(everything).success).toBe(true)
  expect(standardSchema.safeParse({ ...everything, tasks_lead: '3_days' }).success).toBe(false)
  expect(standardSchema.safeParse({ ...everything, digest: 'hourly' }).success).toBe(false)
})

/** A development plan as its form knows it, with the limits of the database. */
import { z } from 'zod'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'
import { attributes, isAttribute } from '@/features/stats/model/attributes'
import { addDays } from '@/lib/time/calendar-date'

export const planLimits = { goals: 3, words: 160, signs: 300, sideTopics: 4, days: 365 } as const

const goalSchema = z.object({
  attribute_key: z.enum(attributes).or(z.literal('')),
  words: z.string().trim().min(1, 'development:form.words_needed').max(planLimits.words),
  signs: z.string().trim().min(1, 'development:form.signs_needed').max(planLimits.signs),
  topic: z.enum(exerciseTopics, 'development:form.topic_needed'),
  side_topics: z
    .array(z.enum(exerciseTopics))
    .max(planLimits.sideTopics, 'development:form.side_many'),
})

export const planSchema = z
  .object({
    starts_on: z.iso.date('development:form.date_needed'),
    ends_on: z.iso.date('development:form.date_needed'),
    goals: z.array(goalSchema).min(1).max(planLimits.goals),
  })
  .refine(({ starts_on: from, ends_on: to }) => to >= addDays(from, 13), {
    path: ['ends_on'],
    message: 'development:form.too_short',
  })
  .refine(({ starts_on: from, ends_on: to }) => to <= addDays(from, planLimits.days), {
    path: ['ends_on'],
    message: 'development:form.too_long',
  })

export type PlanValues = z.output<typeof planSchema>
export type PlanInput = z.input<typeof planSchema>

/** Nothing chosen yet: the schema asks for a topic when it is saved. */
export function createGoal() {
  return { attribute_key: '' as const, words: '', signs: '', topic: '', side_topics: [] }
}

/** From today to the end of the half season: the winter break or the summer, at least six weeks on. */
export function getDefaultPeriod(today: string): { starts_on: string; ends_on: string } {
  const year = Number(today.slice(0, 4))
  const ends = [`${year}-06-30`, `${year}-12-31`, `${year + 1}-06-30`]
  const soonest = addDays(today, 41)
  return { starts_on: today, ends_on: ends.find((end) => end >= soonest) ?? addDays(today, 180) }
}

interface GoalRow {
  attribute_key: string | null
  words: string
  signs: string
  topic: PlanValues['goals'][number]['topic']
  side_topics: PlanValues['goals'][number]['topic'][]
}

export function toGoalInput({ attribute_key: key, words, signs, topic, side_topics }: GoalRow) {
  return {
    attribute_key: key !== null && isAttribute(key) ? key : ('' as const),
    words,
    signs,
    topic,
    side_topics: [...side_topics],
  }
}

/** What the library of mental exercises can be asked for; lives in the address. */
import { z } from 'zod'
import { hasText } from '@/lib/fold-text'
import { occasions, skills, type Skill } from './exercise'

export const lengths = ['3', '5', '10'] as const
export const ages = ['7', '9', '11', '13', '15', '17', '19'] as const

export const libraryFilterSchema = z.object({
  q: z.string().max(100).default(''),
  skill: z.enum(skills).or(z.literal('')).default(''),
  occasion: z.enum(occasions).or(z.literal('')).default(''),
  /** Years: made for somebody of this age. */
  age: z.enum(ages).or(z.literal('')).default(''),
  /** Minutes at most. */
  minutes: z.enum(lengths).or(z.literal('')).default(''),
  mine: z.boolean().default(false),
  archived: z.boolean().default(false),
})

export type LibraryFilter = z.infer<typeof libraryFilterSchema>

export const noFilter: LibraryFilter = libraryFilterSchema.parse({})

interface Row {
  title: string
  aim: string
  skill: Skill
  occasion: string
  min_age: number
  max_age: number
  minutes: number
  author_id: string | null
  archived_at: string | null
}

export function filterExercises<R extends Row>(
  rows: readonly R[],
  filter: LibraryFilter,
  userId: string,
): R[] {
  const age = Number(filter.age)
  const most = Number(filter.minutes)
  return rows.filter(
    (row) =>
      hasText(`${row.title} ${row.aim}`, filter.q) &&
      (filter.skill === '' || row.skill === filter.skill) &&
      (filter.occasion === '' || row.occasion === filter.occasion) &&
      (age === 0 || (row.min_age <= age && row.max_age >= age)) &&
      (most === 0 || row.minutes <= most) &&
      (!filter.mine || row.author_id === userId) &&
      (row.archived_at !== null) === filter.archived,
  )
}

/** In the order of the skills; skills without a row are left out. */
export function groupBySkill<R extends { skill: Skill }>(
  rows: readonly R[],
): { skill: Skill; rows: R[] }[] {
  return skills
    .map((skill) => ({ skill, rows: rows.filter((row) => row.skill === skill) }))
    .filter((group) => group.rows.length > 0)
}

/** What the library of individual exercises can be asked for; lives in the address. */
import { z } from 'zod'
import { foldText } from '@/lib/fold-text'
import { createListSchema } from '@/lib/list-schema'
import { equipmentKinds, individualTopics, places, type EquipmentKind } from '../exercise'

export const librarySorts = ['title', 'minutes', 'level', 'newest'] as const
export const minuteSteps = [5, 10, 15, 20, 30] as const
export const ageSteps = [6, 8, 10, 12, 14, 16, 18, 20] as const
/** Cards of one page. */
export const libraryPageSize = 24

export const libraryFilterSchema = createListSchema({
  topic: z.array(z.enum(individualTopics)).default([]),
  place: z.array(z.enum(places)).default([]),
  age: z.number().int().min(4).max(99).or(z.literal(0)).default(0),
  level: z.number().int().min(1).max(5).or(z.literal(0)).default(0),
  /** At most so many. */
  minutes: z.number().int().min(1).max(120).or(z.literal(0)).default(0),
  /** What is at hand: exercises that need nothing else. */
  with: z.array(z.enum(equipmentKinds)).default([]),
  people: z.enum(['solo', 'pair']).or(z.literal('')).default(''),
  /** Staff: written by myself. Families: given to us and still open. */
  mine: z.boolean().default(false),
  archived: z.boolean().default(false),
  sort: z.enum(librarySorts).default('title'),
})

export type LibraryFilter = z.output<typeof libraryFilterSchema>

interface Row {
  id: string
  title: string
  aim: string
  topic: (typeof individualTopics)[number]
  place: (typeof places)[number]
  min_age: number
  max_age: number
  level: number
  minutes: number
  people: number
  equipment: readonly string[]
  author_id: string | null
  archived_at: string | null
  created_at: string
}

interface Reader {
  userId: string
  /** Staff asks for what it wrote, a family for what it was given. */
  isStaff: boolean
  givenIds: readonly string[]
}

export function filterLibrary<R extends Row>(
  rows: readonly R[],
  filter: LibraryFilter,
  { userId, isStaff, givenIds }: Reader,
): R[] {
  const words = foldText(filter.q.trim()).split(' ').filter(Boolean)
  const isMine = (row: R) => (isStaff ? row.author_id === userId : givenIds.includes(row.id))
  return rows
    .filter(
      (row) =>
        (row.archived_at !== null) === filter.archived &&
        words.every((word) => foldText(`${row.title} ${row.aim}`).includes(word)) &&
        (filter.topic.length === 0 || filter.topic.includes(row.topic)) &&
        (filter.place.length === 0 || filter.place.includes(row.place)) &&
        (filter.age === 0 || (row.min_age <= filter.age && filter.age <= row.max_age)) &&
        (filter.level === 0 || row.level === filter.level) &&
        (filter.minutes === 0 || row.minutes <= filter.minutes) &&
        (filter.people === '' || (filter.people === 'solo' ? 1 : 2) === row.people) &&
        hasAllNeeded(row.equipment, filter.with) &&
        (!filter.mine || isMine(row)),
    )
    .toSorted(compareRows(filter))
}

/** With nothing chosen everything will do. */
function hasAllNeeded(needed: readonly string[], atHand: readonly EquipmentKind[]): boolean {
  return atHand.length === 0 || needed.every((kind) => atHand.some((known) => known === kind))
}

function compareRows({ sort, dir }: LibraryFilter): (one: Row, other: Row) => number {
  const sign = dir === 'desc' ? -1 : 1
  const compareTitles = (one: Row, other: Row) => one.title.localeCompare(other.title)
  return (one, other) => {
    if (sort === 'title') return sign * compareTitles(one, other)
    if (sort === 'newest') {
      return sign * other.created_at.localeCompare(one.created_at) || compareTitles(one, other)
    }
    return sign * (one[sort] - other[sort]) || compareTitles(one, other)
  }
}

export function countFilters(filter: LibraryFilter): number {
  const { topic, place, age, level, minutes, people, mine, archived } = filter
  const narrowed = [topic.length, place.length, filter.with.length, age, level, minutes, people]
  return [...narrowed, mine, archived].filter(Boolean).length
}

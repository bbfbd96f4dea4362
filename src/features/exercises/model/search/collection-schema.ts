/** What a collection's form holds; limits as in the migration, messages are translation keys. */
import { z } from 'zod'

export const collectionLimits = { title: 100, description: 500, note: 300, items: 500 } as const

export const collectionSchema = z.object({
  title: z
    .string()
    .trim()
    .min(1, 'exercises:collections.errors.title_required')
    .max(collectionLimits.title, 'exercises:collections.errors.title_long'),
  description: z
    .string()
    .trim()
    .max(collectionLimits.description, 'exercises:collections.errors.description_long'),
  visibility: z.enum(['me', 'school']),
})

export type CollectionValues = z.infer<typeof collectionSchema>

/** The ids with one at another place; unchanged for a place outside. */
export function moveIdTo(ids: readonly string[], id: string, place: number): string[] {
  const from = ids.indexOf(id)
  if (from === -1 || place < 0 || place >= ids.length) return [...ids]
  const rest = ids.filter((other) => other !== id)
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}

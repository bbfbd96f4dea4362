/** The editor's address: which drawing, or what a new one starts from. */
import { z } from 'zod'
import { href, paths } from '@/lib/router/paths'
import { newId } from './new-id'

export const startSchema = z.object({
  /** Another animation to begin with. */
  from: z.guid().nullable().default(null).catch(null),
  /** Name of an empty pitch, see `pitch-starts.ts`. */
  pitch: z.string().max(20).default('full').catch('full'),
  /** A drawing left on this device that never reached the server. */
  lost: z.string().max(80).default('').catch(''),
})

export type Start = z.infer<typeof startSchema>

export function createNewAnimationLink(start: Partial<Start> = {}): string {
  const search = new URLSearchParams(
    Object.entries(start).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  )
  const address = href(paths.animator.editor, { id: newId })
  return search.size > 0 ? `${address}?${search}` : address
}

/** What the board of tasks can be asked for; lives in the address. */
import { z } from 'zod'
import { foldText } from '@/lib/fold-text'
import { taskKinds } from './task-schemas'

export const boardFilterSchema = z.object({
  q: z.string().max(100).default(''),
  team: z.guid().or(z.literal('')).default(''),
  kind: z.enum(taskKinds).or(z.literal('')).default(''),
  /** Only what colleagues do. */
  staff: z.boolean().default(false),
})

export type BoardFilter = z.infer<typeof boardFilterSchema>

interface Row {
  title: string
  kind: string
  /** Whose it is. */
  doer: string
  user_id: string | null
  player: { squads: readonly { left_on: string | null; team: { id: string } }[] } | null
}

/** Rows that fit; words are found in the title and in the name of who has to do it. */
export function filterWork<R extends Row>(rows: readonly R[], filter: BoardFilter): R[] {
  const words = foldText(filter.q.trim())
  return rows.filter(
    ({ title, kind, doer, user_id, player }) =>
      foldText(`${title} ${doer}`).includes(words) &&
      (filter.kind === '' || filter.kind === kind) &&
      (!filter.staff || user_id !== null) &&
      (filter.team === '' ||
        player?.squads.some(({ left_on, team }) => left_on === null && team.id === filter.team)),
  )
}

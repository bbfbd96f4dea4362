/** Which attributes the grid shows, kept in the address. */
import { z } from 'zod'
import { attributes, groupNames, statGroups, type Attribute } from '../attributes'

export const columnChoices = ['all', ...groupNames] as const
export type ColumnChoice = (typeof columnChoices)[number]

export const columnSchema = z.object({ group: z.enum(columnChoices).default('all') })

export function listColumns(choice: ColumnChoice): readonly Attribute[] {
  return choice === 'all' ? attributes : statGroups[choice]
}

/** What the training lists' address may ask: tab, words, teams, period, status, topic, sort and page. */
import { z } from 'zod'
import { exerciseTopics } from '@/features/exercises/model/taxonomy'

export const trainingsPerPage = 20

export const listPeriods = ['week', 'fortnight', 'month', 'season', 'range'] as const

/** `unplanned` has no exercise yet, `unrecorded` is over without attendance. */
export const listStates = ['planned', 'done', 'cancelled', 'unplanned', 'unrecorded'] as const
export type ListState = (typeof listStates)[number]

export const listSorts = ['when', 'team', 'length'] as const

export const trainingFilterSchema = z.object({
  tab: z.enum(['upcoming', 'past']).default('upcoming').catch('upcoming'),
  q: z.string().trim().max(100).default('').catch(''),
  team: z.guid().or(z.literal('')).default('').catch(''),
  period: z.enum(listPeriods).nullable().default(null).catch(null),
  /** First and last day of one's own period, `YYYY-MM-DD`. */
  from: z.iso.date().or(z.literal('')).default('').catch(''),
  to: z.iso.date().or(z.literal('')).default('').catch(''),
  status: z.enum(listStates).nullable().default(null).catch(null),
  topic: z.enum(exerciseTopics).nullable().default(null).catch(null),
  sort: z.enum(listSorts).default('when').catch('when'),
  dir: z.enum(['asc', 'desc']).nullable().default(null).catch(null),
  page: z.coerce.number().int().min(1).max(1000).default(1).catch(1),
})

export type TrainingFilter = z.infer<typeof trainingFilterSchema>

export const noFilter = {
  q: '',
  team: '',
  period: null,
  from: '',
  to: '',
  status: null,
  topic: null,
} as const

/** How many filters besides the words narrow the list. */
export function countActiveFilters({ team, period, status, topic }: TrainingFilter): number {
  return [team, period, status, topic].filter(Boolean).length
}

/** Next session first among the coming ones, latest first among the past ones, unless chosen. */
export function getSortDirection({ dir, sort, tab }: TrainingFilter): 'asc' | 'desc' {
  return dir ?? (sort === 'when' && tab === 'past' ? 'desc' : 'asc')
}

/** Status choices that can have a hit on a tab. */
export function listFilterStates(
  tab: TrainingFilter['tab'],
  isStaff: boolean,
): readonly ListState[] {
  if (!isStaff) return tab === 'past' ? ['done', 'cancelled'] : ['planned', 'cancelled']
  return tab === 'past'
    ? ['done', 'cancelled', 'unplanned', 'unrecorded']
    : ['planned', 'cancelled', 'unplanned']
}

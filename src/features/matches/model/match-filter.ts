/** What the list of matches can be asked for; lives in the URL. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'

export const matchTabs = ['coming', 'played', 'all'] as const
export const matchKinds = ['league', 'cup', 'friendly', 'tournament', 'festival'] as const
export const matchStatuses = ['planned', 'live', 'finished', 'cancelled'] as const
export const matchSides = ['home', 'away', 'neutral'] as const

/** What comes begins with the next one, everything else with the latest. */
function createMatchFilterSchema(dir: 'asc' | 'desc') {
  return createListSchema({
    tab: z.enum(matchTabs).default('coming'),
    teams: z.array(z.string().max(40)).max(50).default([]),
    kind: z.array(z.enum(matchKinds)).default([]),
    side: z.enum(['', ...matchSides]).default(''),
    status: z.array(z.enum(matchStatuses)).default([]),
    season: z.string().max(9).default(''),
    /** Coaches: every team of the club instead of one's own. */
    school: z.boolean().default(false),
    sort: z.enum(['starts_at', 'opponent']).default('starts_at'),
    dir: z.enum(['asc', 'desc']).default(dir),
  })
}

export const matchFilterSchemas = {
  coming: createMatchFilterSchema('asc'),
  played: createMatchFilterSchema('desc'),
  all: createMatchFilterSchema('desc'),
} as const

export type MatchFilter = z.output<(typeof matchFilterSchemas)['coming']>
export type MatchTab = (typeof matchTabs)[number]

/** The schema of the tab an address names. */
export function findMatchSchema(params: URLSearchParams) {
  const tab = matchTabs.find((name) => name === params.get('tab')) ?? 'coming'
  return { tab, schema: matchFilterSchemas[tab] }
}

/** The other tab keeps words and filters; its order, statuses and pages are its own. */
export function createTabAddress(tab: MatchTab, params: URLSearchParams): string {
  const kept = new URLSearchParams(params)
  for (const key of ['tab', 'page', 'sort', 'dir', 'status']) kept.delete(key)
  if (tab !== 'coming') kept.set('tab', tab)
  return `?${kept}`
}

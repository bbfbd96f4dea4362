/** What the treasurer's desk shows, as its address says it. */
import { z } from 'zod'
import { createListSchema } from '@/lib/list-schema'
import { feeKinds, type FeeStatus } from './fee'

export const deskTabs = [
  'overview',
  'open',
  'paid',
  'all',
  'charge',
  'statement',
  'export',
] as const
export type DeskTab = (typeof deskTabs)[number]

/** Tabs that are lists. */
export const listTabs = ['open', 'paid', 'all'] as const
export type ListTab = (typeof listTabs)[number]

export const deskSchema = z.object({
  tab: z.enum(deskTabs).default('overview'),
  /** Which school, for whoever looks after several. */
  school: z.union([z.guid(), z.literal('')]).default(''),
})

const listFields = {
  team: z.union([z.guid(), z.literal('')]).default(''),
  kind: z.enum([...feeKinds, '']).default(''),
  /** Only those whose date has passed. */
  late: z.boolean().default(false),
  /** In the list of all: one state. */
  status: z.enum(['due', 'paid', 'waived', '']).default(''),
}

function createFeeSchema(sort: FeeFilter['sort'], dir: FeeFilter['dir']) {
  return createListSchema({
    ...listFields,
    sort: z.enum(['due', 'name', 'amount', 'reminded', 'paid']).default(sort),
    dir: z.enum(['asc', 'desc']).default(dir),
  })
}

/** What is due comes with the oldest first, what is paid with the newest. */
export const feeFilterSchemas = {
  open: createFeeSchema('due', 'asc'),
  paid: createFeeSchema('paid', 'desc'),
  all: createFeeSchema('due', 'desc'),
}

export interface FeeFilter {
  q: string
  page: number
  dir: 'asc' | 'desc'
  sort: 'due' | 'name' | 'amount' | 'reminded' | 'paid'
  team: string
  kind: (typeof feeKinds)[number] | ''
  late: boolean
  status: FeeStatus | ''
}

/** The state a tab is about; the list of all takes the one chosen. */
export function getStatus(tab: ListTab, filter: Pick<FeeFilter, 'status'>): FeeStatus | null {
  if (tab === 'open') return 'due'
  if (tab === 'paid') return 'paid'
  return filter.status || null
}

interface DeskPlace {
  tab: DeskTab
  school: string
  q?: string
}

/** An address relative to the desk, which an owner and a treasurer have under different ones. */
export function toDeskSearch({ tab, school, q }: DeskPlace): string {
  const params = new URLSearchParams()
  if (tab !== 'overview') params.set('tab', tab)
  if (school) params.set('school', school)
  if (q) params.set('q', q)
  return `?${params}`
}
